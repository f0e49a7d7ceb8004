export { messages as logogramSourceMessages } from "./logograms-messages/en.ts";
