import type { DetailMessages } from "./details.en.ts";

const messages: DetailMessages = {
  elements: { fire: "Feuer", ice: "Eis", wind: "Wind", earth: "Erde", lightning: "Blitz", water: "Wasser" },
  facts: "Fakten",
  level: (level) => `Stufe ${level}`,
  rank: (rank) => `Rang ${rank}`,
  element: "Element",
  unknownFilter: (param) => `Eine Vorhersage namens „${param}“ gibt es nicht. Hier ist stattdessen alles.`,
  closest: "Meintest du",
  rare: "selten",
  allForecasts: "Alle Vorhersagen",
  together: "Zusammen gezeigt",
};

export default messages;
