export { messages as pasteMessages } from "./messages/en.ts";
