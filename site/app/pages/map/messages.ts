export { messages as mapMessages } from "./messages/en.ts";
