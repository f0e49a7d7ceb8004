export { messages as gameFeedMessages } from "./messages/en.ts";
