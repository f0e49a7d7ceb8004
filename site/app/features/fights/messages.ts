export { messages as fightMessages } from "./messages/en.ts";
