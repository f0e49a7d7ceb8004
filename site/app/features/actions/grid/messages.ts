export { type GridMessages, messages as gridMessages, type SortOrder } from "./messages/en.ts";
