export { messages as eurekaGuideMessages } from "./messages/en.ts";
