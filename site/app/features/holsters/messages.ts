export { messages as holsterMessages } from "./messages/en.ts";
