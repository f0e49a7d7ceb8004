import { isPlayRange, type PlayRange } from "@foray/fieldops/patterns/play-range";
import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { definePreference, usePreference } from "../../../browser/preferences.ts";
import { parseJson } from "../../../browser/stored-shape.ts";

/** When the player can play, and whether lists heed it. */
export type PlayTimes = Readonly<{ on: boolean; ranges: readonly PlayRange[] }>;

/** More ranges than a week could need. */
export const MAX_RANGES = 14;

const rangeShape = v.pipe(
  v.object({ days: v.pipe(v.array(v.number()), v.maxLength(7)), from: v.number(), to: v.number() }),
  v.check((range) => isPlayRange(range)),
);

const shape = v.object({
  on: v.boolean(),
  ranges: v.pipe(v.array(rangeShape), v.maxLength(MAX_RANGES)),
});

/** Evenings and weekends, to begin with. */
export const usualRanges: readonly PlayRange[] = [
  { days: [1, 2, 3, 4, 5], from: 18 * 60, to: 23 * 60 },
  { days: [0, 6], from: 10 * 60, to: 23 * 60 },
];

/** The evening of any day, which a plan for tonight is for until the player has said otherwise. */
export const usualEvening: readonly PlayRange[] = [
  { days: [0, 1, 2, 3, 4, 5, 6], from: 18 * 60, to: 23 * 60 },
];

export const noPlayTimes: PlayTimes = { on: false, ranges: [] };

/** Stored text to play times; `undefined` for anything else. */
export function parsePlayTimes(text: string): PlayTimes | undefined {
  return parseJson(shape, text);
}

export const playTimes = definePreference<PlayTimes>(
  "playTimes",
  parsePlayTimes,
  JSON.stringify,
  () => noPlayTimes,
);

/** Passes the windows the player can attend; the rule loads when it is first needed. */
type PlayFilter = <W extends Stretch>(windows: readonly W[]) => readonly W[];

const all: PlayFilter = (windows) => windows;

/**
 * The filter "only when I can play": passes every window where it is off or no hours are set, and is null as long as it
 * is on but its rule has not loaded. While prerendered it is off.
 */
export function usePlayFilter(): Readonly<{ active: boolean; filter: PlayFilter | null }> {
  const { on, ranges } = usePreference(playTimes, noPlayTimes);
  const active = on && ranges.length > 0;
  const [rule, setRule] = useState<typeof import("./play-filter.ts") | null>(null);
  useEffect(() => {
    if (!active || rule !== null) return;
    import("./play-filter.ts").then(setRule, (error: unknown) =>
      setRule(() => {
        throw error;
      }),
    );
  }, [active, rule]);
  return useMemo(() => {
    if (!active) return { active, filter: all };
    return { active, filter: rule && ((windows) => rule.inPlayTimes(windows, ranges)) };
  }, [active, ranges, rule]);
}
