import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { MAX_RANGES } from "./play-times.ts";

/**
 * Sets the hours of one weekday (0 is Sunday). The day leaves its ranges and joins a range with the same
 * hours or gets a new one. Returns `ranges` unchanged if there is no room for one.
 * @param hours minutes after midnight
 */
export function withDayHours(
  ranges: readonly PlayRange[],
  weekday: number,
  { from, to }: Readonly<{ from: number; to: number }>,
): readonly PlayRange[] {
  const others = ranges
    .map((range) => ({ ...range, days: range.days.filter((day) => day !== weekday) }))
    .filter(({ days }) => days.length > 0);
  const same = others.find((range) => range.from === from && range.to === to);
  if (same !== undefined)
    return others.map((range) =>
      range === same ? { ...range, days: [...range.days, weekday].sort((a, b) => a - b) } : range,
    );
  return others.length >= MAX_RANGES ? ranges : [...others, { days: [weekday], from, to }];
}
