export { messages as levelMessages } from "./messages/en.ts";
