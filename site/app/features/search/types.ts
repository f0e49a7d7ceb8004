/** A search entry. `world` sets the market region and `setting` does what it says; all others are addresses. */
export type SearchKind =
  | "page"
  | "guide"
  | "setting"
  | "forecast"
  | "monster"
  | "enemy"
  | "weather"
  | "lostAction"
  | "logosAction"
  | "phantomJob"
  | "phantomAction"
  | "item"
  | "encounter"
  | "fight"
  | "fate"
  | "duty"
  | "note"
  | "map"
  | "layer"
  | "place"
  | "holster"
  | "loadout"
  | "term"
  | "world";

/** Effect of a search entry of kind `setting`. */
export const searchCommands = [
  "settings",
  "language",
  "names",
  "night",
  "day",
  "system",
  "hours12",
  "hours24",
  "market",
  "calls",
  "clock",
  "keys",
  "clear",
] as const;

export type SearchCommand = (typeof searchCommands)[number];

/**
 * One thing that can be found, as the build stores it: id, kind, address (or the market's name of a world, or a command), other words
 * that lead to it, how far it is behind others, its glyph as `sprite#id`, and words that lead to it together with its names. Its names are in one list per language, and the line
 * that tells it apart in a list of the page's language, at the same place.
 */
export type StoredEntry = readonly [
  id: string,
  kind: SearchKind,
  target: string,
  keywords: readonly string[] | 0,
  weight: number,
  glyph: string | 0,
  about?: string,
];

export type StoredEntries = readonly StoredEntry[];
