export { messages as boxMessages } from "./messages/en.ts";
