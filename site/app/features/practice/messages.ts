export { messages as practiceMessages } from "./messages/en.ts";
