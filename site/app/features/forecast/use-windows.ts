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

/** `filter` is null until the play times are known. */
type Playable = Readonly<{
  active: boolean;
  filter: ((windows: readonly SpawnWindow[]) => readonly SpawnWindow[]) | null;
}>;

export type ForecastWindows = Readonly<{
  upcoming: readonly SpawnWindow[];
  ended: readonly SpawnWindow[];
  top: readonly SpawnWindow[];
}>;

/**
 * Recomputed when the weather period changes. Windows that end within a period (nights) stay listed until
 * then, so components have to drop them. Null while prerendering and until the play times are known.
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
    // Only some of fourteen days' windows pass the play-times filter, so look at all of them.
    const reach = active ? LOOK_AHEAD_PERIODS : count + 2;
    const longest = active ? LOOK_AHEAD_PERIODS : RESULTS;
    return {
      upcoming: filter(upcomingOfAll(spawns, at, { count: reach, choices })).slice(0, count + 2),
      ended: endedWindows(spawns, at, { count: 3, choices }),
      top: withTop ? filter(topWindows(spawns, at, { count: longest, choices })).slice(0, RESULTS) : [],
    };
  }, [at, spawns, choice, count, withTop, playable]);
}
