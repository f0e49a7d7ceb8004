export { messages as logosMessages } from "./messages/en.ts";
