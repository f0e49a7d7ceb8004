export { messages as pasteMessages } from "./paste-messages/en.ts";
