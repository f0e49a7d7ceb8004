/** Bosses of the Forked Towers by the keys the records use. */
export default {
  "demon-tablet": "Muraille démonique",
  "dead-stars": "Trio de la Fosse",
  "marble-dragon": "Dragon marmoréen",
  magitaur: "Magitaure",
} as const satisfies Readonly<Record<string, string>>;
