import type { DoubtMessages } from "./en.ts";

const messages: DoubtMessages = {
  marks: {
    oneSource: {
      word: "eine Quelle",
      means: "Nur ein Spieler oder eine Liste gibt das an; bestätigt hat es noch niemand.",
    },
    timed: {
      word: "von Spielern ermittelt",
      means: "Spieler haben es im Spiel gemessen oder beobachtet; in den Spieldateien steht es nicht.",
    },
    game: {
      word: "mit Spieler-Tools ausgelesen",
      means:
        "Mit Tools von Spielern aus dem laufenden Spiel ausgelesen; in den veröffentlichten Tabellen steht es nicht.",
    },
  },
  differ: (others) => `Quellen uneins: ${others}`,
  differShort: "Quellen uneins",
  differMeans: "Gezeigt wird der besser belegte Wert; die anderen sind genannt.",
  nobodyKnows: "noch ungeklärt",
  nobodyKnowsMeans:
    "Es steht nicht in den Spieldateien, und auch Spieler haben es noch nicht herausgefunden.",
  notCollected: "hier nicht erfasst",
  notCollectedMeans: "Anderswo bekannt, aber in keiner Quelle, die der Almanach nutzen darf.",
  dashMeans:
    "Ein Strich (–) steht für Werte, die anderswo bekannt sind, aber in keiner Quelle stehen, die der Almanach nutzen darf.",
  asOf: (patch, day) => `Stand: Patch ${patch}, geprüft am ${day}.`,
};

export default messages;
