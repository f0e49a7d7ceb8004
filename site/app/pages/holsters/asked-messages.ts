import { holsterMessages } from "./messages.ts";

const messages = holsterMessages.asked;

export const askedMessages = messages;
