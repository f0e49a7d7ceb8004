export { messages as liveMessages } from "./messages/en.ts";
