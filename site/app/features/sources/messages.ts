export { messages as sourceMessages } from "./messages/en.ts";
