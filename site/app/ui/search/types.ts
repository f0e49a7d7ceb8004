/** What can be found. `world` sets the market region; all others are addresses. */
export type SearchKind =
  | "page"
  | "forecast"
  | "monster"
  | "lostAction"
  | "logosAction"
  | "phantomJob"
  | "phantomAction"
  | "encounter"
  | "fate"
  | "place"
  | "map"
  | "holster"
  | "loadout"
  | "world";

/**
 * One thing that can be found, as the build stores it: id, kind, address (or the market's name of a world), zone, other words
 * that lead to it. Its names stand in one list a language, at the same place.
 */
export type StoredEntry = readonly [
  id: string,
  kind: SearchKind,
  target: string,
  zone: string | 0,
  keywords: readonly string[] | 0,
];

export type StoredEntries = readonly StoredEntry[];
