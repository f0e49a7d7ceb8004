import type { LogosMessages } from "./en.ts";

const messages: LogosMessages = {
  groups: {
    wisdom: "Weisheiten",
    spirit: "Geister",
    personal: "Für dich selbst",
    beneficial: "Unterstützend",
    other: "Weitere",
  },
  title: "Logos-Kommandos",
  lead: "Alles, was Mneme in Eureka ergeben: was es bewirkt, die Rezepte mit ihren Chancen und wo die Logos-Splitter fallen.",
  eyebrow: "Eureka",
  back: "Alle Logos-Kommandos",
  loading: "Lädt …",
  wisdomsExclude: "Es wirkt immer nur eine Weisheit.",
  recipes: "Rezepte",
  success: (percent) => `${percent} Erfolg`,
  logograms: (count) => `etwa ${count} Logos-Splitter je Erfolg`,
  cheapest: "am günstigsten",
  recipeNote:
    "Gerechnet, als verbrauchte auch ein Fehlschlag die Mneme. Mit einem zweiten Rezept im anderen Feld sinkt die Chance.",
  from: "So bekommst du es",
  logogramFor: (percent, mneme) => `${percent} je Logos-Splitter: ${mneme}`,
  usedIn: "Verwendet in",
  usedInLoadouts: (count) => (count === 1 ? "1 Zusammenstellung" : `${count} Zusammenstellungen`),
  usedInNone: "In keiner der empfohlenen Zusammenstellungen.",
  makeTitle: "Was kann ich machen?",
  makeLead: "Markiere die Mneme, die du hast. Darunter steht, was sie ergeben, beste Chancen zuerst.",
  makeNone: "Noch nichts markiert.",
  makeNothing: "Zusammen ergeben diese noch nichts.",
  makeClear: "Alles leeren",
  makeOwned: "Deine Mneme",
  makeYield: (count) => (count === 1 ? "1 Kommando" : `${count} Kommandos`),
  makeNote: "Markierte Mneme gelten als so oft vorhanden, wie ein Rezept sie braucht.",
};

export default messages;
