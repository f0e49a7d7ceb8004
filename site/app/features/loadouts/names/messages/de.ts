import type { LoadoutNameMessages } from "./en.ts";

const messages: LoadoutNameMessages = {
  roles: {
    caster: "Magischer Fernkampf-DPS",
    melee: "Nahkampf-DPS",
    ranged: "Physischer Fernkampf-DPS",
    "blue-dps": "Verteidiger als blauer DPS",
    "main-tank": "Haupttank",
    healer: "Heiler",
    perceptor: "Tigeraugen",
  },
  loadouts: {
    "First Timer": "Zum ersten Mal",
    Standard: "Standard",
    Advanced: "Fortgeschritten",
    "Spirit Dart": "Geistpfeil",
    Feint: "Finte",
    Guardian: "Wächter",
    "Standard / First Timer": "Standard, auch beim ersten Mal",
    "Heavy Healing": "Starke Heilung",
    Damage: "Schaden",
    Bravery: "Courage",
    Sacrifice: "Aufopferung",
    Safety: "Sicher",
    Fast: "Schnell",
  },
};

export default messages;
