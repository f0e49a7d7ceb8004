import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { playableBy, playableWindows, type Stretch } from "@foray/fieldops/patterns/play-times";
import { localCalendar } from "~/i18n/zone.ts";

/** The windows to which the player can come, by the machine's own wall clock. */
export function inPlayTimes<W extends Stretch>(
  windows: readonly W[],
  ranges: readonly PlayRange[],
): readonly W[] {
  return playableWindows(windows, ranges, localCalendar);
}

/** Whether the player can attend a window; `undefined` if that does not matter. */
export function playableIn({
  on,
  ranges,
}: Readonly<{ on: boolean; ranges: readonly PlayRange[] }>): ((window: Stretch) => boolean) | undefined {
  return on && ranges.length > 0 ? playableBy(ranges, localCalendar) : undefined;
}

/** Tells whether a stretch lies wholly in the player's time, by the machine's own wall clock. Made for many stretches in the order of time. */
export const within = (ranges: readonly PlayRange[]): ((stretch: Stretch) => boolean) =>
  playableBy(ranges, localCalendar, ({ start, end }) => end - start);
