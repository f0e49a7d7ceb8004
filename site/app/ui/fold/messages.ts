export { messages as foldMessages } from "./messages/en.ts";
