export { messages as pinMessages } from "./messages/en.ts";
