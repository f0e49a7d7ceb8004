import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { playableBy, playableWindows, type Stretch } from "@foray/fieldops/patterns/play-times";
import { localCalendar } from "~/i18n/zone.ts";

export function inPlayTimes<W extends Stretch>(
  windows: readonly W[],
  ranges: readonly PlayRange[],
): readonly W[] {
  return playableWindows(windows, ranges, localCalendar);
}

/** Whether the player can attend a window; undefined if the filter is off. */
export function playableIn({
  on,
  ranges,
}: Readonly<{ on: boolean; ranges: readonly PlayRange[] }>): ((window: Stretch) => boolean) | undefined {
  return on && ranges.length > 0 ? playableBy(ranges, localCalendar) : undefined;
}

/** Whether a stretch is entirely within the player's hours. Fast for stretches in chronological order. */
export const within = (ranges: readonly PlayRange[]): ((stretch: Stretch) => boolean) =>
  playableBy(ranges, localCalendar, ({ start, end }) => end - start);
