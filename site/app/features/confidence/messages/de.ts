import type { DoubtMessages } from "./en.ts";

const messages: DoubtMessages = {
  marks: {
    oneSource: {
      word: "eine Quelle",
      means: "Ein Spieler oder eine Liste gibt es so an; sonst hat es noch niemand bestätigt.",
    },
    timed: {
      word: "von Spielern gemessen",
      means: "Spieler haben es mit der Uhr gemessen; in den Spieldateien steht es nicht.",
    },
    game: {
      word: "aus den Daten des Spiels",
      means:
        "Mit Tools der Spieler aus dem laufenden Spiel gelesen; in den veröffentlichten Tabellen steht es nicht.",
    },
  },
  differ: (others) => `Quellen uneins: ${others}`,
  differShort: "Quellen uneins",
  differMeans: "Gezeigt wird der besser belegte Wert; die anderen sind genannt.",
  nobodyKnows: "noch niemandem bekannt",
  nobodyKnowsMeans: "Weder die Spieldateien noch Spieler verraten es.",
  notCollected: "hier nicht erfasst",
  notCollectedMeans: "Anderswo bekannt, aber in keiner Quelle, die der Almanach nutzen darf.",
  asOf: (patch, day) => `Stand: Patch ${patch}, geprüft am ${day}.`,
};

export default messages;
