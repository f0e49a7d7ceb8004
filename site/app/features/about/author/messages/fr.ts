import type { AuthorMessages } from "./en.ts";

const messages: AuthorMessages = {
  title: "L’auteur",
  description: "Qui fait cet almanach.",
  text: "Dessine les cartes et tient à jour les données de cet almanach.",
  server: (server) => `Monde d’origine : ${server}`,
  feedback: (handle) => `Corrections et suggestions : écrivez à ${handle}.`,
};

export default messages;
