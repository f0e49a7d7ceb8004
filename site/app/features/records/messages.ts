export { messages as recordsMessages } from "./messages/en.ts";
