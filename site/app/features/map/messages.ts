export { type MapMessages, messages as mapMessages } from "./messages/en.ts";
