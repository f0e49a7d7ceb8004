export { messages as lostMessages } from "./messages/en.ts";
