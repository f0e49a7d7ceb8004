import { machineCalendar } from "@foray/fieldops/patterns/local-calendar";
import {
  isPlayRange,
  type PlayRange,
  playableWindows,
  type Stretch,
} from "@foray/fieldops/patterns/play-times";
import { useCallback, useMemo } from "react";
import { definePreference, usePreference } from "./preferences.ts";
import { isRecord, readJson, readList } from "./stored-shape.ts";

/** When the player can play, and whether lists heed it. */
export type PlayTimes = Readonly<{ on: boolean; ranges: readonly PlayRange[] }>;

/** More ranges than a week could need. */
export const MOST_RANGES = 14;

function readRange(value: unknown): PlayRange | undefined {
  if (!isRecord(value)) return undefined;
  const { from, to } = value;
  const days = readList(value.days, 7, (day) => (typeof day === "number" ? day : undefined));
  if (days === undefined || typeof from !== "number" || typeof to !== "number") return undefined;
  return isPlayRange({ days, from, to }) ? { days, from, to } : undefined;
}

/** Evenings and weekends, to begin with. */
export const usualRanges: readonly PlayRange[] = [
  { days: [1, 2, 3, 4, 5], from: 18 * 60, to: 23 * 60 },
  { days: [0, 6], from: 10 * 60, to: 23 * 60 },
];

const none: PlayTimes = { on: false, ranges: [] };

/** Stored text to play times; `undefined` for anything else. */
export function parsePlayTimes(text: string): PlayTimes | undefined {
  const value = readJson(text);
  if (!isRecord(value) || typeof value.on !== "boolean") return undefined;
  const ranges = readList(value.ranges, MOST_RANGES, readRange);
  return ranges === undefined ? undefined : { on: value.on, ranges };
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
