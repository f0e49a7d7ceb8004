import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import type { WeeklyRepeats } from "../../app/browser/calendar/calendar-text.ts";

/** Exactly 144 days of Eorzea, so day, night and the turns of the weather come at the same times of every week. */
export const WEEK = 604_800_000;

/** Windows of one length that begin at one time of the week. */
export type Series = Readonly<{
  /** The same in every build: seconds from the beginning of the week, and of the windows' length. */
  id: string;
  /** The first window, in Unix ms. */
  start: number;
  end: number;
  repeats: WeeklyRepeats;
}>;

/**
 * Windows as weekly series with exceptions, which take a tenth (nights) to a half (weathers) of the room that the windows would take one
 * by one. Every window is in one series.
 */
export function weeklySeries(windows: readonly Readonly<Pick<SpawnWindow, "start" | "end">>[]): Series[] {
  const groups = new Map<string, { length: number; starts: number[] }>();
  for (const { end, start } of windows) {
    const length = end - start;
    const id = `${(start % WEEK) / 1000}-${length / 1000}`;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, { length, starts: [start] });
    else group.starts.push(start);
  }
  return [...groups].map(([id, { length, starts }]) => {
    const start = Math.min(...starts);
    const weeks = (Math.max(...starts) - start) / WEEK + 1;
    const there = new Set(starts);
    const all = Array.from({ length: weeks }, (_, week) => start + week * WEEK);
    return {
      id,
      start,
      end: start + length,
      repeats: { weeks, except: all.filter((each) => !there.has(each)) },
    };
  });
}
