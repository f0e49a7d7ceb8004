export { messages as timerPageMessages } from "./messages/en.ts";
