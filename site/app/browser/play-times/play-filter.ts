import { machineCalendar } from "@foray/fieldops/patterns/local-calendar";
import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { playableWindows, type Stretch } from "@foray/fieldops/patterns/play-times";

/** The windows to which the player can come, by the machine's own wall clock. */
export function inPlayTimes<W extends Stretch>(
  windows: readonly W[],
  ranges: readonly PlayRange[],
): readonly W[] {
  return playableWindows(windows, ranges, machineCalendar);
}
