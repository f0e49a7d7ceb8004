export { messages as morbolMessages } from "./messages/en.ts";
