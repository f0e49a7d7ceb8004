export { messages as overGameMessages } from "./messages/en.ts";
