import type { LostMessages } from "./en.ts";

const head: LostMessages["head"] = {
  listText: (lead) => `${lead} Mit Suche, Rollen, Gewicht, Quellen und Preisen.`,
  title: (name) => `${name}: Wirkung und Herkunft`,
  text: (name, category, weight) =>
    `${name}, verschollenes Kommando aus Bozja und Zadnor (${category}, Gewicht ${weight}): was es bewirkt, wer es nutzen kann, aus welchem Splitter es stammt und wo dieser zu finden ist.`,
};

const messages: LostMessages = {
  head,
  categories: {
    offensive: "Angreifer",
    defensive: "Verteidiger",
    restorative: "Heiler",
    beneficial: "Unterstützer",
    tactical: "Späher",
    detrimental: "Saboteur",
    item: "Gegenstände",
    essence: "Zaubertränke",
    deepEssence: "Wundertränke",
    pureEssence: "Maxtränke",
  },
  exclusions: {
    attackType: "Nur eines davon bestimmt die Angriffsart; es gilt das zuletzt benutzte.",
    banner: "Es wirkt immer nur ein Gemüt.",
    essence: "Es wirkt immer nur ein Zauber-, Wunder- oder Maxtrank.",
    movementSpeed: "Diese addieren sich nicht.",
    statusWard: "Diese addieren sich nicht.",
  },
  title: "Verschollene Kommandos",
  lead: "Alle verschollenen Kommandos aus Bozja und Zadnor: was sie bewirken und wie du sie bekommst.",
  eyebrow: "Bozja und Zadnor",
  back: "Alle verschollenen Kommandos",
  loading: "Wird geladen …",
  usual: "Üblich in Delubrum Reginae (episch)",
  from: "So bekommst du es",
  appraised: (chance) =>
    chance === 1 ? "Das einzige mögliche Ergebnis" : `Eines von ${chance} möglichen Ergebnissen`,
  rank: (rank) => `ab Widerstandsrang ${rank}`,
  usedIn: "Verwendet in",
  usedInHolsters: (count) => (count === 1 ? "1 Holster" : `${count} Holstern`),
  usedInNone: "In keinem der veröffentlichten Holster.",
  siblings: (fragment) => `Ebenfalls in: ${fragment}`,
  makeTitle: "Was kann ich bekommen?",
  makeLead:
    "Markiere die Frontsplitter, die du hast. Darunter steht, was sie ergeben können, die besten Chancen zuerst.",
  makeOdds: (odds) => `${odds} je Frontsplitter`,
  makeNote:
    "Annahme: Ein Frontsplitter ergibt jedes seiner Kommandos gleich oft; das Spiel veröffentlicht keine Chancen.",
  makeNone: "Noch nichts markiert.",
  makeClear: "Alles leeren",
  makeOwned: "Deine Frontsplitter",
  makeYield: (count) => (count === 1 ? "1 Kommando" : `${count} Kommandos`),
};

export default messages;
