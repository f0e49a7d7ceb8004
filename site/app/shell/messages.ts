export { messages as shellMessages } from "./messages/en.ts";
