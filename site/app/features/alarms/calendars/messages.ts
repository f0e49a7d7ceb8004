export { messages as subscribeMessages } from "./messages/en.ts";
