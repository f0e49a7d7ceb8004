import type { LogogramSourceMessages } from "./en.ts";

const messages: LogogramSourceMessages = {
  elements: { fire: "Feu", ice: "Glace", wind: "Vent", earth: "Terre", lightning: "Foudre", water: "Eau" },
  sources: (logogram) => `Provenance : ${logogram}`,
  kinds: {
    bunnyCoffer: "Coffre du lapin",
    mob: "Ennemis",
    reflect: "Farm au Miroir",
    notoriousMonster: "Monstres célèbres",
    chain: "Chaîne",
    lockbox: "Coffre verrouillé",
    duty: "Mission",
    marketBoard: "Tableau des ventes",
  },
  coffers: { bronze: "Bronze", silver: "Argent", gold: "Or" },
  level: (level) => `niveau ${level}`,
  adapted: "une fois adapté",
  syncTo: (monster) => `niveau synchronisé par l’ALÉA : ${monster}`,
  chain: (count) => `${count} ennemis vaincus d’affilée`,
  fate: (name) => `ALÉA « ${name} »`,
  next: (duration, time) => `Prochaine météo dans ${duration} (${time})`,
  running: (duration) => `Météo en cours, encore ${duration}`,
  times: "Tous les horaires",
};

export default messages;
