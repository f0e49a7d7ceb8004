import type { SourceMessages } from "./en.ts";

const logograms: SourceMessages["logograms"] = {
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

const messages: SourceMessages = {
  logograms,
  kinds: {
    starMob: "Ennemis de rang ★",
    mob: "Ennemis",
    reflect: "Farm au Miroir",
    skirmish: "Escarmouches",
    criticalEngagement: "Affrontements cruciaux",
    duty: "Mission",
    exchange: "Échange",
    marketBoard: "Tableau des ventes",
  },
  place: (zone, area) => `${zone}, secteur ${area}`,
  night: "la nuit",
  chain: (kills) => `chaînes de ${kills} avec Miroir oublié`,
  rank: (rank) => `rang ${rank}`,
  exchange: (cost, currency, quantity) => `${quantity} contre ${cost} × ${currency}`,
  next: "Prochaine météo",
  now: (time) => `maintenant, jusqu’à ${time}`,
  in: (duration, time) => `dans ${duration}, ${time}`,
  allTimes: "Tous les horaires",
  noWindow: "aucune dans les prochains jours",
  upcoming: "Prochaines fenêtres",
};

export default messages;
