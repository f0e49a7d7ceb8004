export { messages as indexMessages } from "./messages/en.ts";
