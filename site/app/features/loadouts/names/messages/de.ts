import type { LoadoutNameMessages } from "./en.ts";

const messages: LoadoutNameMessages = {
  roles: {
    caster: "Magischer Fernkampfangreifer",
    melee: "Nahkampfangreifer",
    ranged: "Physischer Fernkampfangreifer",
    "blue-dps": "Verteidiger als blauer DPS",
    "main-tank": "Haupttank",
    healer: "Heiler",
    perceptor: "Tigeraugen",
  },
  loadouts: {
    "First Timer": "Neulinge",
    Standard: "Standard",
    Advanced: "Fortgeschritten",
    "Spirit Dart": "Geistpfeil",
    Feint: "Finte",
    Guardian: "Wächter",
    "Standard / First Timer": "Standard, auch für Neulinge",
    "Heavy Healing": "Starke Heilung",
    Damage: "Schaden",
    Bravery: "Courage",
    Sacrifice: "Aufopferung",
    Safety: "Sicher",
    Fast: "Schnell",
  },
};

export default messages;
