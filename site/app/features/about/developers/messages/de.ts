import type { DevelopersMessages } from "./en.ts";

const messages: DevelopersMessages = {
  title: "Für Entwickler",
  description:
    "Daten als JSON, Pakete für JavaScript, eine Kommandozeile, Kalender und Einbettungen: was Bots, Overlays und andere Websites nutzen können.",
  lead: "Bots, Overlays, Tabellen und andere Websites dürfen hier alles nutzen: kein Schlüssel, kein Konto, kein Limit. Das Wetter steht fest; was einmal berechnet ist, bleibt richtig.",
  contents: "Auf dieser Seite",
  data: "Daten als JSON",
  dataText:
    "Jede Tabelle des Almanachs ist eine Datei unter /data/v2, lesbar von jeder Seite und jedem Programm. Das Verzeichnis nennt zu jeder Tabelle Schema, Patches, Datum, Größe und SHA-256: Hole es, vergleiche die Prüfsummen und lade nur, was sich geändert hat.",
  dataPromise:
    "Innerhalb von v2 können Felder hinzukommen; keines verschwindet, wird optional oder ändert seinen Typ. Ein Name, den eine Sprache nicht hat, fehlt; was niemand weiß, ist null.",
  dataVersions:
    "/data/v1 behält den ersten Aufbau der Daten und wird weiter aktualisiert. In v2 sind Gebiete und Feldexkursionen Werte statt Feldnamen; changes.json nennt die Unterschiede.",
  dataFiles: {
    index: "alle Tabellen mit Prüfsummen",
    changes: "was die letzten Versionen hinzugefügt, geändert und entfernt haben",
    openapi: "Beschreibung nach OpenAPI 3.1",
    llms: "dasselbe für Sprachmodelle",
  },
  packages: "Pakete",
  packagesText:
    "Zwei Pakete für JavaScript und TypeScript: eines für Uhr, Wetter und die Suche nach Zeitfenstern, eines für die Daten mit ihren Regeln. Sie brauchen keine anderen Pakete und laufen in Node ab 20, in Browsern, Deno und Bun.",
  command: "Kommandozeile",
  commandText:
    "Zum Paket für Uhr und Wetter gehört ein Befehl. Zeiten sind Ortszeiten; ‑‑json gibt Unix-Millisekunden, ‑‑help nennt alle Optionen.",
  feeds: "Kalender und Listen",
  feedsText:
    "Ein abonnierter Kalender zeigt alle Fenster der 90 Tage ab der letzten Aktualisierung des Almanachs. Programme laden ihn neu, wann sie wollen, meist einmal am Tag, Google Kalender manchmal erst nach zwei Tagen. Das schadet nicht, denn Fenster ändern sich nie.",
  feedsAlarms:
    "Der Kalender mit Alarmen reicht 5 Tage weit, ein Sammelkalender 2: Jedes Fenster hat einen Alarm zehn Minuten vorher. Manche Programme lassen Alarme abonnierter Kalender weg. Google Kalender nimmt Dateien bis 1\u00a0MB. Ein Sammelkalender ohne Alarme kann größer sein: Nimm dann den mit Alarmen.",
  feedsRules:
    "Ein Kalender enthält je Fenster einen einfachen Termin; keiner wiederholt sich. lowestLeft in conflict ist eine Schwelle für die niedrigste „Restliche Zeit“ in der Abenteurerliste, nicht das Alter einer Instanz.",
  filter: "Vorhersage",
  language: "Sprache",
  alarms: "Alarme",
  withoutAlarms: "Ohne",
  withAlarms: "Zehn Minuten davor",
  calendarAddress: "Adresse des Kalenders",
  nextAddress: "Die nächsten 200 Fenster als JSON",
  changelog: "Die Änderungen als Atom-Feed",
  embeds: "Einbettungen",
  embedsText:
    "Eine Vorhersage, eine Karte, ein Run oder die Uhr in einem Rahmen auf deiner Seite oder in deinem Stream: ohne Speicherung, ohne Cookies, ohne Anfragen an Dritte. Den Code eines Runs gibt es auf seiner Seite.",
  embedsPrograms:
    "Programme, die oEmbed kennen, finden eine Beschreibung über die Links in den Seiten der Vorhersagen, Karten, Runs und aller Einbettungen. Ein Run ist nur in seinem Link gespeichert: Seine Beschreibung für oEmbed hat Titel und Bild, aber keinen Rahmen; füge stattdessen den Code ein.",
  what: "Was",
  forecast: "Vorhersage",
  map: "Karte",
  fight: "Kampf",
  licence: "Lizenz und Bedingungen",
  licenceText:
    "Der Code sowie Auswahl und Form der Daten: MIT. Jede Tabelle nennt in „source“, woher ihre Angaben stammen; bitte behalte diese Namen bei.",
  termsText:
    "Namen und Zahlen des Spiels gehören SQUARE ENIX CO., LTD. Die Nutzungslizenz für Materialien erlaubt die nichtkommerzielle Nutzung mit dem Hinweis © SQUARE ENIX; lies sie, bevor du etwas veröffentlichst.",
  terms: "Nutzungslizenz für Materialien (englisch)",
};

export default messages;
