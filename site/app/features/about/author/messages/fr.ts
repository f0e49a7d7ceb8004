import type { AuthorMessages } from "./en.ts";

const messages: AuthorMessages = {
  title: "L’auteur",
  description: "Qui fait cet almanach.",
  text: "Dessine les cartes et tient les registres de cet almanach.",
  server: (server) => `Monde d’origine : ${server}`,
  feedback: (handle) => `Écrivez à ${handle} pour vos corrections et vos souhaits.`,
};

export default messages;
