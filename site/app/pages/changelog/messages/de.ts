import type { ChangelogMessages } from "./en.ts";

const messages: ChangelogMessages = {
  title: "Änderungen",
  description: "Was sich in jeder Version des Almanachs geändert hat, die neueste zuerst.",
  lead: "Was sich in jeder Version geändert hat, die neueste zuerst.",
  version: (version) => `Version ${version}`,
  changes: {
    "1.0.0": [
      "Die erste Ausgabe: Alles wird in deinem Browser berechnet, und jede Antwort hat eine Adresse, die man weitergeben kann.",
      "Vorhersagen für jedes Notorische Monster, das auf Wetter oder Nacht wartet, für Schließkassetten, Logos- und Frontsplitter, mit Countdown und Warnung vor Konflikten.",
      "Die Wettersuche: Sessions nach Punkten bewertet und Muster aus Wetter und Eorzea-Stunden, bis zu hundert Jahre im Voraus.",
      "Gezeichnete Karten aller acht Gebiete mit jedem bekannten Ort, Wegen, eigenen Pins und dem Wetter des Gebiets.",
      "Holster und Loadouts: die der Raid-Leiter und deine eigenen per Link, samt benötigten Gegenständen, Marktpreisen und dem günstigsten Plan.",
      "Verschollene Kommandos, Logos-Kommandos und Phantomjobs im Vergleich; Alarme und Timer, die im Browser oder im Kalender klingeln.",
      "Suche über Seiten, Kommandos, Jobs, Monster, Orte und Welten in allen sieben Sprachen des Spiels.",
      "Durchgehend Englisch, Japanisch, Deutsch und Französisch; hell und dunkel; nach einem Besuch auch ohne Netz benutzbar.",
    ],
  },
};

export default messages;
