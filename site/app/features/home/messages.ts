export { messages as homeMessages } from "./messages/en.ts";
