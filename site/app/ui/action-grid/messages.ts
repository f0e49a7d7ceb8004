export { messages as gridMessages } from "./messages/en.ts";
