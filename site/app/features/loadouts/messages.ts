export { messages as loadoutMessages } from "./messages/en.ts";
