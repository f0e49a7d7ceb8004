export { messages as guideMessages } from "./messages/en.ts";
