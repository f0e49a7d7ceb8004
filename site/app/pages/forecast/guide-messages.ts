export { messages as guideMessages } from "./guide-messages/en.ts";
