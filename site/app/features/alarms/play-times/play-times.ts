import { isPlayRange, type PlayRange } from "@foray/fieldops/patterns/play-range";
import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { useEffect, useMemo, useState } from "react";
import * as v from "valibot";
import { definePreference, usePreference } from "../../../browser/preferences.ts";
import { parseJson } from "../../../browser/stored-shape.ts";

/** The player's hours, and whether lists are filtered by them. */
export type PlayTimes = Readonly<{ on: boolean; ranges: readonly PlayRange[] }>;

export const MAX_RANGES = 14;

const rangeShape = v.pipe(
  v.object({ days: v.pipe(v.array(v.number()), v.maxLength(7)), from: v.number(), to: v.number() }),
  v.check((range) => isPlayRange(range)),
);

const shape = v.object({
  on: v.boolean(),
  ranges: v.pipe(v.array(rangeShape), v.maxLength(MAX_RANGES)),
});

export const usualRanges: readonly PlayRange[] = [
  { days: [1, 2, 3, 4, 5], from: 18 * 60, to: 23 * 60 },
  { days: [0, 6], from: 10 * 60, to: 23 * 60 },
];

/** Default for tonight's plan until the player has set hours. */
export const usualEvening: readonly PlayRange[] = [
  { days: [0, 1, 2, 3, 4, 5, 6], from: 18 * 60, to: 23 * 60 },
];

export const noPlayTimes: PlayTimes = { on: false, ranges: [] };

export function parsePlayTimes(text: string): PlayTimes | undefined {
  return parseJson(shape, text);
}

export const playTimes = definePreference<PlayTimes>(
  "playTimes",
  parsePlayTimes,
  JSON.stringify,
  () => noPlayTimes,
);

type PlayFilter = <W extends Stretch>(windows: readonly W[]) => readonly W[];

const all: PlayFilter = (windows) => windows;

/**
 * The filter "only when I can play". It passes everything if it is off or has no hours, and is null until its
 * module has loaded. Off while prerendered.
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
