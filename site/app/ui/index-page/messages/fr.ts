import type { IndexMessages } from "./en.ts";

const messages: IndexMessages = {
  occult: "Île de Lunule",
  bozja: "Bozja et Delubrum Reginae",
  eureka: "Eurêka",
  forays: "Toutes les missions d’exploration",
  about: "Vocabulaire",
};

export default messages;
