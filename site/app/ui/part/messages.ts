export { messages as partMessages } from "./messages/en.ts";
