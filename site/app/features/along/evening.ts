import * as v from "valibot";
import { definePreference } from "~/browser/preferences.ts";
import { parseJson } from "~/browser/stored-shape.ts";

const pullsShape = v.record(
  v.string(),
  v.object({
    /** When the last pull ended (Unix ms). */
    at: v.number(),
    pulls: v.number(),
    /** Length of the longest pull in seconds. */
    best: v.number(),
  }),
);

type FightPulls = v.InferOutput<typeof pullsShape>;
export type Evening = FightPulls[string];

export const noPulls: FightPulls = {};

export const fightPulls = definePreference<FightPulls>(
  "fightPulls",
  (text) => parseJson(pullsShape, text),
  (pulls) => JSON.stringify(pulls),
  () => noPulls,
);

/** A pull after a break of this length belongs to a new evening (ms). */
const EVENING_MS = 8 * 60 * 60 * 1000;

/** A fight's pulls this evening. Undefined if the evening is over. */
export function eveningOf(kept: FightPulls, fight: string, at: number): Evening | undefined {
  const evening = kept[fight];
  return evening !== undefined && at - evening.at < EVENING_MS ? evening : undefined;
}

/** Also drops entries of earlier evenings. */
export function withPull(kept: FightPulls, fight: string, seconds: number, at: number): FightPulls {
  const { best, pulls } = eveningOf(kept, fight, at) ?? { best: 0, pulls: 0 };
  const others = Object.entries(kept).filter(([key]) => eveningOf(kept, key, at) !== undefined);
  return {
    ...Object.fromEntries(others),
    [fight]: { at, pulls: pulls + 1, best: Math.max(best, Math.round(seconds)) },
  };
}
