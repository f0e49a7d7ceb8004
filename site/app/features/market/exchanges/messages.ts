export { messages as exchangeMessages } from "./messages/en.ts";
