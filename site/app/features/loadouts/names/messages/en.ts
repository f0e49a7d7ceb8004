/** Roles by slug. */
const roles: Readonly<Record<string, string>> = {
  caster: "Caster DPS",
  melee: "Melee DPS",
  ranged: "Physical ranged DPS",
  "blue-dps": "Tank as blue DPS",
  "main-tank": "Main tank",
  healer: "Healer",
  perceptor: "Perceptor",
};

/** Published loadouts by English title. */
const loadouts: Readonly<Record<string, string>> = {
  "First Timer": "First timer",
  Standard: "Standard",
  Advanced: "Advanced",
  "Spirit Dart": "Spirit Dart",
  Feint: "Feint",
  Guardian: "Guardian",
  "Standard / First Timer": "Standard, first timer",
  "Heavy Healing": "Heavy healing",
  Damage: "Damage",
  Bravery: "Bravery",
  Sacrifice: "Sacrifice",
  Safety: "Safety",
  Fast: "Fast",
};

export const messages = { roles, loadouts };

export type LoadoutNameMessages = typeof messages;
