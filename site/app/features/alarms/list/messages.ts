export { messages as alarmPageMessages } from "./messages/en.ts";
