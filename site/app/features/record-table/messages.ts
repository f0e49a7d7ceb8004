export { messages as tableMessages } from "./messages/en.ts";
