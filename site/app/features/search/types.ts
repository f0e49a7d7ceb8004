/** `world` sets the market region, `setting` runs a command, and all others lead to a page. */
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
 * An entry as the build stores it. `target` is a URL, the market's name of a world, or a command. `weight` is
 * its penalty, `glyph` is `sprite#id`, and `about` holds words that match only together with its names or
 * keywords. Names and lines are in lists per language, at the same index.
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
