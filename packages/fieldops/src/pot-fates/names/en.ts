/** Pot FATEs by id, and the enemies and items they name. */
export default {
  "persistent-pots": "Persistent Pots",
  "crescent-garula": "Crescent Garula",
  "orpiment-demiatma": "Orpiment Demiatma",
  "notes-on-persistent-pots": "Notes on Persistent Pots",
  "pleading-pots": "Pleading Pots",
  havoc: "Havoc",
  "verdigris-demiatma": "Verdigris Demiatma",
  "daylight-pottery": "Daylight Pottery",
  "phantom-dispeller-gamma": "Phantom Dispeller γ",
  "in-a-pot-of-bother": "In a Pot of Bother",
  "phantom-dispeller-beta": "Phantom Dispeller β",
} as const satisfies Readonly<Record<string, string>>;
