export { messages as searchFieldMessages } from "./messages/field.en.ts";
