export { messages as lookUpMessages } from "./messages/en.ts";
