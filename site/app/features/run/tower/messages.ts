export { messages as towerMessages } from "./messages/en.ts";
