export { messages as alarmMessages } from "./messages/en.ts";
