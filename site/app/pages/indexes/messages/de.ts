import type { IndexMessages } from "./en.ts";

const messages: IndexMessages = {
  records: {
    title: "Nachschlagewerk",
    lead: "Die Tabellen zum Spiel: Monster, Gegner, Gefechte, Kassetten, Tausch, Stufen und Reliktwaffen, alle durchsuchbar und sortierbar.",
  },
  guides: {
    title: "Leitfäden",
    lead: "Wie jede Feldexkursion abläuft, vom Zugang bis zum letzten Gefecht, und was die Begriffe der Spieler bedeuten.",
  },
  groups: {
    occult: "Kreszentia",
    bozja: "Bozja und Delubrum Reginae",
    eureka: "Eureka",
    forays: "Alle Feldexkursionen",
    about: "Begriffe",
  },
  lines: {
    "/start": "Neu bei den Feldexkursionen? Was jede ist, wie du sie freischaltest und die erste Stunde.",
    "/occult/enemies": "Stufe, Schwäche und Fundort aller Gegner im südlichen und nördlichen Kreszentia.",
    "/occult/records": "Alle Einträge der Chronik und woher sie stammen.",
    "/bozja/notes": "Alle 50 Fronterlebnisse und wo es sie gibt.",
    "/bozja/engagements": "Scharmützel, Gefechte und Duelle mit Auslösern, Orten und Belohnungen.",
    "/eureka/nms": "67 Notorische Monster: Stufe, Ort, Auslöser und Wetter.",
    "/boxes": "Was in Kassetten, Truhen und Hasentruhen liegen kann und was es wert ist.",
    "/exchanges": "Was es für jede Währung gibt und bei wem.",
    "/relics": "Alle Schritte der Reliktwaffen zum Abhaken, mit dem, was noch fehlt.",
    "/levels": "Routine, Frontwissen und Wissen für jede Stufe und jeden Rang.",
    "/rewards": "Was jedes FATE, Scharmützel, Gefecht und Duell gibt, mit Zahlen.",
    "/occult/guide": "Freischalten, Phantomjobs, Schätze und die Türme.",
    "/bozja/guide": "Freischalten, die beiden Fronten, Castrum Lacus Litore und die Dalriada.",
    "/delubrum/guide": "Delubrum Reginae (episch), Boss für Boss.",
    "/eureka/guide": "Freischalten, Elementarstufen, Logos-Kommandos und Baldesions Arsenal.",
    "/glossary": "Die Begriffe der Feldexkursionen, jeder in einem Satz.",
  },
};

export default messages;
