export { messages as gameLinkMessages } from "./messages/en.ts";
