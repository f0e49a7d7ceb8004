export { messages as playTimesMessages } from "./messages/en.ts";
