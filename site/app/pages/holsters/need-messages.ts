import { holsterMessages } from "./messages.ts";

const messages = holsterMessages.needs;

export const needMessages = messages;
