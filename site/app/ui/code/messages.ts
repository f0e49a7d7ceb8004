export { messages as codeMessages } from "./messages/en.ts";
