export { messages as createMessages } from "./messages/en.ts";
