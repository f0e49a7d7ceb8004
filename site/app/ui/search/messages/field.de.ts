import type { SearchFieldMessages } from "./field.en.ts";

const messages: SearchFieldMessages = {
  field: "Monster, Kommando, Gegenstand, Ort …",
  short: "Suchen",
};

export default messages;
