export { messages as relicMessages } from "./messages/en.ts";
