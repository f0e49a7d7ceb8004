/** Pot FATEs by id, and the enemies and items they name. */
export default {
  "persistent-pots": "Pas de pot pour les pots",
  "notes-on-persistent-pots": "Article sur les pots persistants",
  "pleading-pots": "Mauvais œil pour les pots",
  "daylight-pottery": "Cache-cache avec le pot",
  "in-a-pot-of-bother": "Se prendre un vent, c'est pas de pot",
  "phantom-dispeller-gamma": "Dissipateur spirituel gamma",
  "phantom-dispeller-beta": "Dissipateur spirituel bêta",
} as const satisfies Readonly<Record<string, string>>;
