export { messages as loadoutNames } from "./messages/en.ts";
