/** Bunny FATEs by id. */
export default {
  "down-the-rabbit-hole": "Bibbernde Glückshasen",
  "curiouser-and-curiouser": "Gierige Glückshasen",
  "were-all-mad-here": "Glückliche Glückshasen",
  "uncommon-nonsense": "Versteinerte Glückshasen",
  "drink-me": "Planschende Glückshasen",
} as const satisfies Readonly<Record<string, string>>;
