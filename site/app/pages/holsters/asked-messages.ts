import { messages } from "./messages/asked.en.ts";

export const askedMessages = messages;
