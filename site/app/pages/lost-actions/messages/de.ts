import type { LostMessages } from "./en.ts";

const messages: LostMessages = {
  categories: {
    offensive: "Angreifer",
    defensive: "Verteidiger",
    restorative: "Heiler",
    beneficial: "Unterstützer",
    tactical: "Späher",
    detrimental: "Saboteur",
    item: "Gegenstände",
    essence: "Essenzen",
    deepEssence: "Tiefe Essenzen",
    pureEssence: "Reine Essenzen",
  },
  exclusions: {
    attackType: "Nur eines davon bestimmt, wie Angriffe gelten; das spätere setzt sich durch.",
    banner: "Es weht immer nur ein Banner.",
    essence: "Es wirkt immer nur eine Essenz.",
    movementSpeed: "Diese addieren sich nicht.",
    statusWard: "Diese addieren sich nicht.",
  },
  title: "Verschollene Kommandos",
  lead: "Alles, was ein Holster in Bozja und Zadnor fassen kann: was es bewirkt und wie man es bekommt.",
  eyebrow: "Bozja und Zadnor",
  back: "Alle verschollenen Kommandos",
  loading: "Lädt …",
  usual: "Üblich in Delubrum Reginae (episch)",
  from: "So bekommst du es",
  appraised: (chance) =>
    chance === 1 ? "Es ergibt nichts anderes" : `Eines von ${chance} möglichen Ergebnissen`,
  rank: (rank) => `ab Widerstandsrang ${rank}`,
  usedIn: "Verwendet in",
  usedInHolsters: (count) => (count === 1 ? "1 Holster" : `${count} Holstern`),
  usedInNone: "In keinem der veröffentlichten Holster.",
  inHolster: "Holster anlegen",
  siblings: (fragment) => `Ebenfalls aus ${fragment}`,
  makeTitle: "Was kann ich machen?",
  makeLead:
    "Markiere die Frontsplitter, die du hast. Darunter steht, was sie ergeben können, beste Chancen zuerst.",
  makeOdds: (odds) => `${odds} je Frontsplitter`,
  makeNote:
    "Chancen, als ergäbe ein Frontsplitter jedes seiner Kommandos gleich oft; das Spiel veröffentlicht sie nicht.",
  makeNone: "Noch nichts markiert.",
  makeClear: "Alles leeren",
  makeOwned: "Deine Frontsplitter",
  makeYield: (count) => (count === 1 ? "1 Kommando" : `${count} Kommandos`),
};

export default messages;
