import { messages } from "./messages/needs.en.ts";

export const needMessages = messages;
