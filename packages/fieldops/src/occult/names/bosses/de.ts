/** Bosses of the Forked Towers by the keys the records use. */
export default {
  "demon-tablet": "Die Dämonentafel",
  "dead-stars": "Das astronomische Trio",
  "marble-dragon": "Der Marmordrache",
  magitaur: "Der Magitaurus",
} as const satisfies Readonly<Record<string, string>>;
