import type { LevelMessages } from "./en.ts";

const messages: LevelMessages = {
  title: "Niveaux et rangs",
  lead: "Niveaux élémentaires d’Eurêka, rangs de Bozja, écarts de niveau sur l’île de Lunule et carnet d’objectifs.",
  elemental: "Niveaux élémentaires",
  level: "Niveau",
  resistance: "Résistance de base",
  logExperience: "Expérience d’une entrée du carnet",
  logExperienceNote:
    "Ce que donne une entrée du carnet à ce niveau, à multiplier par le facteur de l’entrée.",
  toNext: "Expérience jusqu’au niveau suivant",
  mettleForRank: "Faits d’armes pour chaque rang",
  capOf: (zone, level) => `${zone} : jusqu’au niveau ${level}`,
  bonus: "Magia dans un même élément",
  magia: "Magia",
  power: "Puissance",
  ranks: "Rangs de résistant",
  rank: "Rang",
  opens: "Débloque",
  area: (zone, area) => `${zone}, secteur ${area}`,
  gap: "Ennemis au-dessus de votre niveau",
  gapLead:
    "L’effet de l’écart de niveau sur les dégâts, sur l’île de Lunule ; la dernière ligne vaut aussi pour tout écart plus grand.",
  above: "Niveaux d’écart",
  dealt: "Dégâts infligés",
  taken: "Dégâts subis",
  knowledge: "Niveaux de savoir et expérience restante",
  log: "Carnet d’objectifs",
  logLead: "Objectifs hebdomadaires d’Eurêka et de l’île de Lunule ; Bozja n’en a pas.",
  name: "Entrée",
  operations: { eureka: "Eurêka", occult: "Île de Lunule" },
  counts: {
    aspect: "ennemis d’un élément",
    ashkin: "morts-vivants",
    sprites: "élémentaires",
    monsters: "monstres célèbres",
    engagements: "confrontations critiques",
    fates: "ALÉA",
    chain: "chaînes",
  },
  task: "Tâche",
  taskText: (amount, what) => `${amount} × ${amount === "1" ? what.replace(/s$/u, "") : what}`,
  chainOf: (task, length) => `${task} d’au moins ${length}`,
  factor: "Facteur",
  gil: "Gils",
  least: "Niveau minimal",
  leastText: (levels) =>
    levels < 0 ? `${-levels} sous le vôtre` : levels === 0 ? "le vôtre" : `${levels} au-dessus du vôtre`,
};

export default messages;
