import type { LogogramSourceMessages } from "./en.ts";

const messages: LogogramSourceMessages = {
  elements: { fire: "Feu", ice: "Glace", wind: "Vent", earth: "Terre", lightning: "Foudre", water: "Eau" },
  sources: (logogram) => `Provenance : ${logogram}`,
  kinds: {
    bunnyCoffer: "Coffre du lapin",
    mob: "Ennemis",
    reflect: "Farm par réflexion",
    notoriousMonster: "Monstres notoires",
    chain: "Chaîne",
    lockbox: "Coffret",
    duty: "Mission",
    marketBoard: "Tableau des ventes",
  },
  coffers: { bronze: "Bronze", silver: "Argent", gold: "Or" },
  level: (level) => `niveau ${level}`,
  adapted: "une fois adapté",
  syncTo: (monster) => `synchronisation à ${monster}`,
  chain: (count) => `${count} victoires d’affilée`,
  fate: (name) => `ALÉA « ${name} »`,
  next: (duration, time) => `Prochaine météo dans ${duration} (${time})`,
  running: (duration) => `La météo est là, encore ${duration}`,
  times: "Tous les horaires",
};

export default messages;
