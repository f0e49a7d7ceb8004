export { messages as reasonMessages } from "./messages/en.ts";
