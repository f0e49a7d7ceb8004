import type { LogosMessages } from "./en.ts";

const head: LogosMessages["head"] = {
  listText: (lead) => `${lead} Mit Suche, Rollen, erwarteten Kosten und Preisen.`,
  title: (name) => `${name}: Wirkung, Rezepte und Logos-Splitter`,
  text: (name, recipes) =>
    `${name}, Logos-Kommando aus Eureka: was es bewirkt, wer es nutzen kann, ${recipes === 1 ? "sein Rezept" : `seine ${recipes} Rezepte`} mit Chancen und woher die Logos-Splitter kommen.`,
};

const messages: LogosMessages = {
  head,
  groups: {
    wisdom: "Vermächtnisse",
    spirit: "Segen",
    personal: "Für dich selbst",
    beneficial: "Unterstützend",
    other: "Weitere",
  },
  title: "Logos-Kommandos",
  lead: "Alle Logos-Kommandos in Eureka: was sie bewirken, ihre Rezepte mit Chancen und woher die Logos-Splitter kommen.",
  eyebrow: "Eureka",
  back: "Alle Logos-Kommandos",
  loading: "Wird geladen …",
  wisdomsExclude: "Es wirkt immer nur ein Vermächtnis.",
  recipes: "Rezepte",
  success: (percent) => `${percent} Erfolg`,
  logograms: (count) => `etwa ${count} unprospektierte Logos-Splitter je Erfolg`,
  cheapest: "am günstigsten",
  recipeNote:
    "Annahme: Auch ein Fehlschlag verbraucht die Splitter. Mit einem zweiten Rezept im anderen Manipulator sinkt die Chance.",
  from: "So bekommst du es",
  logogramFor: (percent, name) => `${percent} je unprospektiertem Logos-Splitter: ${name}`,
  usedIn: "Verwendet in",
  usedInLoadouts: (count) => (count === 1 ? "1 Loadout" : `${count} Loadouts`),
  usedInNone: "In keinem der empfohlenen Loadouts.",
  makeTitle: "Was kann ich machen?",
  makeLead:
    "Markiere die Logos-Splitter, die du hast. Darunter steht, was sie ergeben, die besten Chancen zuerst.",
  makeNone: "Noch nichts markiert.",
  makeNothing: "Zusammen ergeben diese noch nichts.",
  makeClear: "Alles leeren",
  makeOwned: "Deine Logos-Splitter",
  makeYield: (count) => (count === 1 ? "1 Kommando" : `${count} Kommandos`),
  makeNote: "Annahme: Von jedem markierten Splitter hast du genug.",
};

export default messages;
