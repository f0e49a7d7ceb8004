import type { LoadoutNameMessages } from "./en.ts";

const messages: LoadoutNameMessages = {
  roles: {
    caster: "DPS magique à distance",
    melee: "DPS de mêlée",
    ranged: "DPS physique à distance",
    "blue-dps": "Tank en DPS bleu",
    "main-tank": "Tank principal",
    healer: "Soigneur",
    perceptor: "Vision radar",
  },
  loadouts: {
    "First Timer": "Débutants",
    Standard: "Standard",
    Advanced: "Avancé",
    "Spirit Dart": "Flèche spirituelle",
    Feint: "Feinte",
    Guardian: "Gardien",
    "Standard / First Timer": "Standard, débutants",
    "Heavy Healing": "Soins intensifs",
    Damage: "Dégâts",
    Bravery: "Bravoure",
    Sacrifice: "Sacrifice",
    Safety: "Prudent",
    Fast: "Rapide",
  },
};

export default messages;
