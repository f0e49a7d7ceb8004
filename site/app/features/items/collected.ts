/** Kinds of items that are also found by the word for their kind. */
export type Collected = "mount" | "minion" | "hairstyle" | "emote";

export const collectedWords: Readonly<Record<Collected, readonly string[]>> = {
  mount: ["mount", "mounts", "マウント", "Reittier", "Reittiere", "monture", "montures"],
  minion: ["minion", "minions", "ミニオン", "Begleiter", "mascotte", "mascottes"],
  hairstyle: ["hairstyle", "hairstyles", "髪型", "Frisur", "Frisuren", "coiffure", "coiffures"],
  emote: ["emote", "emotes", "エモート"],
};

/** Other horns are materials and instruments. */
const mountHorns: ReadonlySet<string> = new Set([
  "Tyrannosaur Horn",
  "Dodo Horn",
  "Eldthurs Horn",
  "Eurekan Petrel Horn",
  "Cerberus Horn",
  "Deinonychus Horn",
]);

/** Judges by the English name. Undefined for items that are not collected. */
export function collectedBy(english: string): Collected | undefined {
  if (english.startsWith("Modern Aesthetics - ")) return "hairstyle";
  if (english.startsWith("Ballroom Etiquette - ")) return "emote";
  if (english.startsWith("Wind-up ")) return "minion";
  if (mountHorns.has(english) || / (?:Identification Key|Whistle)$/u.test(english)) return "mount";
  return english === "Construct VI-S Core" ? "mount" : undefined;
}
