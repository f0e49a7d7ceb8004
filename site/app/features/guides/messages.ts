export { messages as guidesMessages } from "./messages/en.ts";
