import { isPlayRange, type PlayRange } from "@foray/fieldops/patterns/play-range";
import type { Stretch } from "@foray/fieldops/patterns/play-times";
import { useEffect, useMemo, useState } from "react";
import { withDeadline } from "../parts.tsx";
import { definePreference, usePreference } from "../preferences.ts";
import { isRecord, readJson, readList } from "../stored-shape.ts";

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

export const noPlayTimes: PlayTimes = { on: false, ranges: [] };

/** Stored text to play times; `undefined` for anything else. */
export function parsePlayTimes(text: string): PlayTimes | undefined {
  const value = readJson(text);
  if (!isRecord(value) || typeof value.on !== "boolean") return undefined;
  const ranges = readList(value.ranges, MOST_RANGES, readRange);
  return ranges === undefined ? undefined : { on: value.on, ranges };
}

export const playTimes = definePreference<PlayTimes>(
  "playTimes",
  parsePlayTimes,
  JSON.stringify,
  () => noPlayTimes,
);

/** Passes the windows to which the player can come; the rule comes when it is first needed. */
type PlayFilter = <W extends Stretch>(windows: readonly W[]) => readonly W[];

const all: PlayFilter = (windows) => windows;

/**
 * The filter "only when I can play": passes every window where it is off or no hours are set, and is null as long as it
 * is on but its rule has not come. While prerendered it is off.
 */
export function usePlayFilter(): Readonly<{ active: boolean; filter: PlayFilter | null }> {
  const { on, ranges } = usePreference(playTimes, noPlayTimes);
  const active = on && ranges.length > 0;
  const [rule, setRule] = useState<typeof import("./play-filter.ts") | null>(null);
  useEffect(() => {
    if (!active || rule !== null) return;
    withDeadline(import("./play-filter.ts"), "play-filter").then(setRule, (error: unknown) =>
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
