export { messages as startMessages } from "./messages/en.ts";
