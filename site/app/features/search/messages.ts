export { messages as searchMessages } from "./messages/en.ts";
