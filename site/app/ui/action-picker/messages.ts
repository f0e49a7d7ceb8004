export { messages as pickerMessages } from "./messages/en.ts";
