export { messages as developersMessages } from "./messages/en.ts";
