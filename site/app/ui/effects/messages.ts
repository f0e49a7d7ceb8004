export { messages as effectMessages } from "./messages/en.ts";
