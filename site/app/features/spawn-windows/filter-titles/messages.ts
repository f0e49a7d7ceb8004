export { messages as filterTitlesMessages } from "./messages/en.ts";
