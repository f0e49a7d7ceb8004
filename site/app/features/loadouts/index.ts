export { loadoutNames } from "./names/messages.ts";
