/** Bosses of the Forked Towers by the keys the records use. */
export default {
  "two-headed-aevis": "Two-headed Aevis",
  "sword-dancer": "Sword Dancer",
  necrophobia: "Necrophobia",
  "the-index": "The Index",
  "demon-tablet": "Demon Tablet",
  "dead-stars": "Dead Stars",
  "marble-dragon": "Marble Dragon",
  magitaur: "Magitaur",
} as const satisfies Readonly<Record<string, string>>;
