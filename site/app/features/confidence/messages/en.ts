import type { DoubtKind } from "@foray/fieldops/doubt/doubt";

const marks: Readonly<Record<Exclude<DoubtKind, "differ">, Readonly<{ word: string; means: string }>>> = {
  oneSource: {
    word: "one source",
    means: "Only one player or list reports this; nobody else has confirmed it.",
  },
  timed: {
    word: "timed by players",
    means: "Players timed this by hand; the game’s files do not say.",
  },
  game: {
    word: "captured by players’ tools",
    means: "Captured from the running game by players’ tools; not in the published data sheets.",
  },
};

export const messages = {
  marks,
  differ: (others: string) => `sources differ: ${others}`,
  differShort: "sources differ",
  differMeans: "The value shown has the better sources; the others are listed.",
  nobodyKnows: "nobody knows yet",
  nobodyKnowsMeans: "Neither the game’s files nor players have an answer.",
  notCollected: "not in our sources",
  notCollectedMeans: "Others have this on record, but no source the almanac may use does.",
  dashMeans: "A dash (–) marks a value that others have on record, but no source the almanac may use does.",
  asOf: (patch: string, day: string) => `Data as of patch ${patch}, checked on ${day}.`,
};

export type DoubtMessages = typeof messages;
