import { machineCalendar } from "@foray/fieldops/patterns/local-calendar";
import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { playableBy, playableWindows, type Stretch } from "@foray/fieldops/patterns/play-times";
import type { PlayTimes } from "./play-times.ts";

/** The windows to which the player can come, by the machine's own wall clock. */
export function inPlayTimes<W extends Stretch>(
  windows: readonly W[],
  ranges: readonly PlayRange[],
): readonly W[] {
  return playableWindows(windows, ranges, machineCalendar);
}

/** Whether the player can come to a window; `undefined` where that is not asked. */
export function playableIn({ on, ranges }: PlayTimes): ((window: Stretch) => boolean) | undefined {
  return on && ranges.length > 0 ? playableBy(ranges, machineCalendar) : undefined;
}
