import type { DoubtKind } from "@foray/fieldops/doubt/doubt";

/** What a mark says: the words themselves, and the sentence that explains them. */
const marks: Readonly<Record<Exclude<DoubtKind, "differ">, Readonly<{ word: string; means: string }>>> = {
  oneSource: {
    word: "one source",
    means: "One player or one listing says so; nobody else has confirmed it.",
  },
  timed: {
    word: "as players timed it",
    means: "Players measured it with a watch; the game's files do not say.",
  },
  game: {
    word: "from the game's data",
    means: "Read from the game while playing, by players' tools; the published sheets do not have it.",
  },
};

export const messages = {
  marks,
  differ: (others: string) => `sources differ: ${others}`,
  differShort: "sources differ",
  differMeans: "The value shown is the one with better sources; the others are named.",
  nobodyKnows: "nobody knows yet",
  nobodyKnowsMeans: "Neither the game's files nor players have told.",
  notCollected: "not collected here",
  notCollectedMeans: "It is known elsewhere, but no source that the almanac may use has it.",
  asOf: (patch: string, day: string) => `Data as of patch ${patch}, checked on ${day}.`,
};

export type DoubtMessages = typeof messages;
