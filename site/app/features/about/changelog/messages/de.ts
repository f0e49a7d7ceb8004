import type { ChangelogMessages } from "./en.ts";

const messages: ChangelogMessages = {
  title: "Änderungen",
  description: "Was sich in jeder Version des Almanachs geändert hat, die neueste zuerst.",
  lead: "Was sich in jeder Version geändert hat, die neueste zuerst.",
  version: (version) => `Version ${version}`,
  changes: {
    "1.2.0": [
      "Die Restzeit wurde als Alter der Instanz gelesen; sie gilt aber nur für deinen eigenen Aufenthalt. Die Instanzprüfung fragt jetzt nach der niedrigsten „Restlichen Zeit“ in der Abenteurerliste.",
      "Die zwei Stunden eines Notorischen Monsters zählen ab dem Spawn, nicht ab dem Kill. Tippe auf „Gerade erschienen“; ist nur der Kill notiert, zeigt der Timer, dass er schätzt.",
      "Tafeln und Zauberpötte laufen auch nach drei Stunden weiter. Eine Vorhersage aus einem alten Eintrag gilt als weniger sicher und verfällt nach sechs Stunden.",
      "Das Wetter in Empyreum war meist falsch; jetzt stimmt es.",
      "Berichtigt: Zeit und Zugang der Fork-Türme, Mindestzahl der Spieler, erste Zauberpötte je Gebiet, Chancen auf Truhen, die letzten zwei Schritte der Phantomwaffen und der Gegner im Duell „Gabriel, die stählerne Schwinge“.",
    ],
    "1.1.0": [
      "Heute Abend: deine Zeiten und Wünsche als ein Plan, mit Wegzeiten und einer Auswahl, wenn sich zwei Fenster überschneiden; Alarme, Discord-Text und Kalender mit einem Klick.",
      "Run-Planer: Füge deine Anmeldeliste ein, verteile die Plätze und teile Aufstellung, Ausstattung und Passwörter per Link.",
      "Instanztafeln: Was deine Instanz gesehen hat und was als Nächstes kommt, per Link oder live mit der Gruppe geteilt.",
      "Meine Sachen: Was du besitzt und abgehakt hast, an einem Ort und als Datei; Holster, Loadouts, Relikte und der Turm-Planer greifen darauf zu.",
      "Turm-Planer: acht Spieler, ihre Phantomjobs und was ein Turm verlangt; du siehst, was fehlt, wer wechseln könnte und was am schnellsten freigeschaltet ist.",
      "Karten: Laufe eine Route ab, ein Tippen je Station, und finde Orte über Koordinaten, Flagge oder Positionstext.",
      "Erste Schritte: jede Feldexkursion in einer Spalte, mit dem Auftrag, der sie freischaltet, und deiner ersten Stunde in fünf Schritten.",
    ],
    "1.0.0": [
      "Die erste Version: Alles wird in deinem Browser berechnet, und jedes Ergebnis hat seinen eigenen Link.",
      "Vorhersagen für jedes Notorische Monster, das Wetter oder Nacht braucht, für Schließkassetten, Logos- und Frontsplitter, mit Countdown und Warnung vor Konflikten.",
      "Die Wettersuche: Sessions nach Punkten bewertet und Muster aus Wetter und Eorzea-Zeit, bis zu hundert Jahre im Voraus.",
      "Gezeichnete Karten aller acht Gebiete mit jedem bekannten Ort, Routen, eigenen Pins und dem Wetter des Gebiets.",
      "Holster und Loadouts: die der Raid-Leiter und deine eigenen per Link, samt benötigten Gegenständen, Marktpreisen und dem günstigsten Plan.",
      "Verschollene Kommandos, Logos-Kommandos und Phantomjobs im Vergleich; Alarme und Timer, die im Browser oder im Kalender klingeln.",
      "Suche über Seiten, Kommandos, Jobs, Monster, Orte und Welten in allen sieben Sprachen des Spiels.",
      "Durchgehend Englisch, Japanisch, Deutsch und Französisch; helles und dunkles Design; nach einem Besuch auch offline nutzbar.",
    ],
  },
};

export default messages;
