export { messages as runMessages } from "./messages/en.ts";
