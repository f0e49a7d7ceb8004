export { messages as windowMessages } from "./messages/en.ts";
