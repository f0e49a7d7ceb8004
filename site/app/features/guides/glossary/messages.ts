export { messages as glossaryMessages } from "./messages/en.ts";
