export { messages as fieldMessages } from "./messages/en.ts";
