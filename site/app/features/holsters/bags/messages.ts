export { type BagMessages, messages as bagMessages } from "./messages/en.ts";
