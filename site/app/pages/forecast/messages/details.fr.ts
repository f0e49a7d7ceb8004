import type { DetailMessages } from "./details.en.ts";

const messages: DetailMessages = {
  elements: { fire: "Feu", ice: "Glace", wind: "Vent", earth: "Terre", lightning: "Foudre", water: "Eau" },
  facts: "Données",
  level: (level) => `Niveau ${level}`,
  rank: (rank) => `Rang ${rank}`,
  element: "Élément",
  unknownFilter: (param) => `Aucune prévision ne s’appelle « ${param} ». Voici tout le reste.`,
  closest: "Vouliez-vous dire",
  rare: "rare",
  allForecasts: "Toutes les prévisions",
  together: "Affichées ensemble",
};

export default messages;
