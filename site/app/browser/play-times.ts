import { machineCalendar } from "@foray/fieldops/patterns/local-calendar";
import {
  isPlayRange,
  type PlayRange,
  playableWindows,
  type Stretch,
} from "@foray/fieldops/patterns/play-times";
import { useCallback, useMemo } from "react";
import * as v from "valibot";
import { definePreference, usePreference } from "./preferences.ts";

/** When the player can play, and whether lists heed it. */
export type PlayTimes = Readonly<{ on: boolean; ranges: readonly PlayRange[] }>;

/** More ranges than a week could need. */
export const MOST_RANGES = 14;

const schema = v.object({
  on: v.boolean(),
  ranges: v.pipe(
    v.array(
      v.pipe(
        v.object({ days: v.array(v.number()), from: v.number(), to: v.number() }),
        v.check((range) => isPlayRange(range)),
      ),
    ),
    v.maxLength(MOST_RANGES),
  ),
});

/** Evenings and weekends, to begin with. */
export const usualRanges: readonly PlayRange[] = [
  { days: [1, 2, 3, 4, 5], from: 18 * 60, to: 23 * 60 },
  { days: [0, 6], from: 10 * 60, to: 23 * 60 },
];

const none: PlayTimes = { on: false, ranges: [] };

/** Stored text to play times; `undefined` for anything else. */
export function parsePlayTimes(text: string): PlayTimes | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export const playTimes = definePreference<PlayTimes>("playTimes", parsePlayTimes, JSON.stringify, () => none);

/**
 * The filter "only when I can play". `filter` passes every window where it is off or no hours are set; `active` says
 * which it is. While prerendered it is off.
 */
export function usePlayTimes(): Readonly<{
  active: boolean;
  ranges: readonly PlayRange[];
  filter: <W extends Stretch>(windows: readonly W[]) => readonly W[];
}> {
  const { on, ranges } = usePreference(playTimes, none);
  const active = on && ranges.length > 0;
  const filter = useCallback(
    <W extends Stretch>(windows: readonly W[]) =>
      active ? playableWindows(windows, ranges, machineCalendar) : windows,
    [active, ranges],
  );
  return useMemo(() => ({ active, ranges: active ? ranges : [], filter }), [active, ranges, filter]);
}
