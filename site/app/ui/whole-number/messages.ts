export { messages as wholeNumberMessages } from "./messages/en.ts";
