export { messages as callsMessages } from "./messages/en.ts";
