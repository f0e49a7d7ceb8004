import type { ChangelogMessages } from "./en.ts";

const messages: ChangelogMessages = {
  title: "Änderungen",
  description: "Was sich in jeder Version des Almanachs geändert hat, die neueste zuerst.",
  lead: "Was sich in jeder Version geändert hat, die neueste zuerst.",
  version: (version) => `Version ${version}`,
  changes: {
    "1.2.0": [
      "Die Restzeit galt als Alter der Instanz; sie ist dein eigener Aufenthalt. Die Instanzprüfung fragt jetzt nach der niedrigsten Restlichen Zeit in der Abenteurerliste.",
      "Die zwei Stunden eines Notorischen Monsters zählen ab dem Erscheinen, nicht ab dem Tod. Drück „Gerade erschienen“; ist nur der Kill notiert, sagt der Timer, dass er schätzt.",
      "Tafeln und Zauberpötte laufen nach drei Stunden weiter. Eine Vorhersage aus einer alten Notiz gilt als weniger sicher und verfällt nach sechs Stunden.",
      "Das Wetter von Empyreum war meistens falsch; jetzt stimmt es.",
      "Berichtigt: Zeit und Zugang der Fork-Türme, Mindestzahl der Spieler, erste Zauberpötte je Gebiet, Chancen auf Truhen, die letzten zwei Schritte der Phantomwaffen und der Gegner im Duell gegen Gabriel.",
    ],
    "1.1.0": [
      "Heute Abend: deine Zeiten und Wünsche als ein Plan, mit Reisezeiten und einer Auswahl, wo zwei Dinge zusammenfallen; Alarme, Discord-Text und Kalender mit einem Druck.",
      "Run-Planer: Füge deine Anmeldeliste ein, verteile die Plätze und teile Sitzplan, Ausstattung und Passwörter per Link.",
      "Instanztafeln: Was deine Instanz gesehen hat und was als Nächstes kommt, per Link oder live mit der Gruppe geteilt.",
      "Meine Sachen: Was du besitzt und abgehakt hast, an einem Ort und als Datei; Holster, Loadouts, Relikte und das Turm-Brett lesen mit.",
      "Turm-Brett: acht Spieler und ihre Phantomjobs gegen das, was ein Turm verlangt: was fehlt, wer wechseln könnte, was am schnellsten freigeschaltet ist.",
      "Karten: Lauf eine Route mit einem Druck je Halt ab und finde Orte über Koordinaten, Flagge oder Positionstext.",
      "Erste Schritte: jeder Inhalt in einer Spalte, mit der Quest, die ihn öffnet, und deiner ersten Stunde in fünf Schritten.",
    ],
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
