export { messages as referenceMessages } from "./messages/en.ts";
