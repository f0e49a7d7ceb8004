export { messages as creditsMessages } from "./messages/en.ts";
