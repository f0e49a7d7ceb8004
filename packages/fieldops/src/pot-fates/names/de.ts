/** Pot FATEs by id, and the enemies and items they name. */
export default {
  "persistent-pots": "Freude im Pott",
  "notes-on-persistent-pots": "Chronikeintrag „Wunderpott“",
  "pleading-pots": "Wunder im Pott",
  "daylight-pottery": "Versteckt im Pott",
  "in-a-pot-of-bother": "Wind im Pott",
  "phantom-dispeller-gamma": "Entphantomisierer γ",
  "phantom-dispeller-beta": "Entphantomisierer β",
} as const satisfies Readonly<Record<string, string>>;
