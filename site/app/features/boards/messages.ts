export { messages as timerMessages } from "./messages/en.ts";
