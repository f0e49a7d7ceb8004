export { messages as bagMessages } from "./messages/en.ts";
