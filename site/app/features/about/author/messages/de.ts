import type { AuthorMessages } from "./en.ts";

const messages: AuthorMessages = {
  title: "Wer dahintersteckt",
  description: "Wer diesen Almanach macht.",
  text: "Zeichnet die Karten und pflegt die Daten dieses Almanachs.",
  server: (server) => `Heimatwelt: ${server}`,
  feedback: (handle) => `Korrekturen und Wünsche gern an ${handle}.`,
};

export default messages;
