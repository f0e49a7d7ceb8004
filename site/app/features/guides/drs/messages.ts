export { messages as drsGuideMessages } from "./messages/en.ts";
