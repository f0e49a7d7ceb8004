import {
  endedWindows,
  LOOK_AHEAD_PERIODS,
  RESULTS,
  type SpawnWindow,
  topWindows,
  upcomingOfAll,
} from "@foray/fieldops/forecast/windows";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";
import { useMemo } from "react";
import { usePeriodStart } from "~/browser/clock.ts";

/** "Only when I can play": which windows pass; null until that is known. */
type Playable = Readonly<{
  active: boolean;
  filter: ((windows: readonly SpawnWindow[]) => readonly SpawnWindow[]) | null;
}>;

/** A list's windows as of now; `null` while prerendered, or while "only when I can play" is not ready. */
export type ForecastWindows = Readonly<{
  upcoming: readonly SpawnWindow[];
  ended: readonly SpawnWindow[];
  top: readonly SpawnWindow[];
}>;

/**
 * Everything the page lists, computed again when a weather period turns and never in between. Windows that end inside a
 * period (nights) stay in the list until it turns; what shows them drops those that have ended.
 */
export function useForecastWindows(
  spawns: readonly SpawnRule[],
  choice: string | undefined,
  count: number,
  withTop: boolean,
  playable: Playable,
): ForecastWindows | null {
  const at = usePeriodStart();
  return useMemo(() => {
    const { active, filter } = playable;
    if (at === null || filter === null) return null;
    const [first] = spawns;
    const choices = choice === undefined || first === undefined ? {} : { [first.id]: choice };
    // Among fourteen days' windows some may fall into the player's hours: look at all of them, then choose.
    const reach = active ? LOOK_AHEAD_PERIODS : count + 2;
    const longest = active ? LOOK_AHEAD_PERIODS : RESULTS;
    return {
      upcoming: filter(upcomingOfAll(spawns, at, { count: reach, choices })).slice(0, count + 2),
      ended: endedWindows(spawns, at, { count: 3, choices }),
      top: withTop ? filter(topWindows(spawns, at, { count: longest, choices })).slice(0, RESULTS) : [],
    };
  }, [at, spawns, choice, count, withTop, playable]);
}
