/** What players collect: found by the word for it as well as by its name. */
export type Collected = "mount" | "minion" | "hairstyle" | "emote";

/** Words for each kind, in the languages of the interface. */
export const collectedWords: Readonly<Record<Collected, readonly string[]>> = {
  mount: ["mount", "mounts", "マウント", "Reittier", "Reittiere", "monture", "montures"],
  minion: ["minion", "minions", "ミニオン", "Begleiter", "mascotte", "mascottes"],
  hairstyle: ["hairstyle", "hairstyles", "髪型", "Frisur", "Frisuren", "coiffure", "coiffures"],
  emote: ["emote", "emotes", "エモート"],
};

/** Horns of mounts; other horns are materials and instruments. */
const mountHorns: ReadonlySet<string> = new Set([
  "Tyrannosaur Horn",
  "Dodo Horn",
  "Eldthurs Horn",
  "Eurekan Petrel Horn",
  "Cerberus Horn",
  "Deinonychus Horn",
]);

/** What an item lets one collect, by what the client calls such items in English; undefined for any other. */
export function collectedBy(english: string): Collected | undefined {
  if (english.startsWith("Modern Aesthetics - ")) return "hairstyle";
  if (english.startsWith("Ballroom Etiquette - ")) return "emote";
  if (english.startsWith("Wind-up ")) return "minion";
  if (mountHorns.has(english) || / (?:Identification Key|Whistle)$/u.test(english)) return "mount";
  return english === "Construct VI-S Core" ? "mount" : undefined;
}
