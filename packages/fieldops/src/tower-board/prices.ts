import type { RunJob } from "../runs/seat-words.ts";
import { jobFacts } from "./board.ts";

/**
 * Soul shards dropped by encounters have no price and sort last. Pieces of different currencies are compared
 * by amount, as there is no exchange rate.
 */
export type JobPrice = Readonly<{ drops: number; pieces: number; quests: number }>;

export const noPrice: JobPrice = { drops: 0, pieces: 0, quests: 0 };

export function priceOf(job: RunJob): JobPrice {
  const { unlock } = jobFacts(job);
  switch (unlock.by) {
    case "default":
      return noPrice;
    case "quest":
      return { ...noPrice, quests: 1 };
    case "shop":
      return { ...noPrice, pieces: unlock.cost };
    case "encounter":
      return { ...noPrice, drops: 1 };
  }
}

export const addPrices = (a: JobPrice, b: JobPrice): JobPrice => ({
  drops: a.drops + b.drops,
  pieces: a.pieces + b.pieces,
  quests: a.quests + b.quests,
});

export const comparePrices = (a: JobPrice, b: JobPrice): number =>
  a.drops - b.drops || a.pieces - b.pieces || a.quests - b.quests;
