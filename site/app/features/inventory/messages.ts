export { messages as thingsMessages } from "./messages/en.ts";
