import type { PartMessages } from "./en.ts";

const messages: PartMessages = {
  notLoaded: "Ein Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.",
  reload: "Neu laden",
};

export default messages;
