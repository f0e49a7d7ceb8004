export { messages as puzzleMessages } from "./messages/en.ts";
