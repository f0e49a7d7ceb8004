export { messages as finderMessages } from "./messages/en.ts";
