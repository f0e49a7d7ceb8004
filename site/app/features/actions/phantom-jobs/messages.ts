export { messages as phantomMessages } from "./messages/en.ts";
