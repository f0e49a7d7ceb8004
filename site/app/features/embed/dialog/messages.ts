export { messages as embedMessages } from "./messages/en.ts";
