export { messages as doubtMessages } from "./messages/en.ts";
