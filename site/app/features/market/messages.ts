export { messages as priceMessages } from "./messages/en.ts";
