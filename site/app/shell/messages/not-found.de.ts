import type { NotFoundMessages } from "./not-found.en.ts";

const messages: NotFoundMessages = {
  title: "Auf keiner Karte verzeichnet",
  text: (path) => `Unter ${path} gibt es keine Seite.`,
  closest: "Ähnliche Seiten",
  home: "Zur Startseite",
};

export default messages;
