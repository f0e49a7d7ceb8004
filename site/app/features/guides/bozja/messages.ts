export { messages as bozjaGuideMessages } from "./messages/en.ts";
