import { searchMessages } from "./messages.ts";

export const searchFieldMessages = searchMessages.field;
