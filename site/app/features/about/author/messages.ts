export { messages as authorMessages } from "./messages/en.ts";
