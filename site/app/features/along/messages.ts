export { messages as alongMessages } from "./messages/en.ts";
