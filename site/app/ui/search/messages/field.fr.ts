import type { SearchFieldMessages } from "./field.en.ts";

const messages: SearchFieldMessages = {
  field: "Monstre, action, objet, lieu…",
  short: "Rechercher",
};

export default messages;
