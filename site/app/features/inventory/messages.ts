export { messages as inventoryMessages } from "./messages/en.ts";
