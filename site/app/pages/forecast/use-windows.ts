import {
  endedWindows,
  RESULTS,
  type SpawnWindow,
  topWindows,
  upcomingOfAll,
} from "@foray/fieldops/forecast/windows";
import type { SpawnFilter } from "@foray/fieldops/forecast-filters/types";
import { useMemo } from "react";
import { usePeriodStart } from "~/browser/clock.ts";

/** A list's windows as of now; `null` while prerendered. */
export type ForecastWindows = Readonly<{
  upcoming: readonly SpawnWindow[];
  ended: readonly SpawnWindow[];
  top: readonly SpawnWindow[];
}>;

/**
 * Everything the page lists, computed anew when a weather period turns and never in between. Windows that end inside a
 * period (nights) stay in the list until it turns; what shows them drops those that have ended.
 */
export function useForecastWindows(
  spawns: readonly SpawnFilter[],
  choice: string | undefined,
  count: number,
  withTop: boolean,
): ForecastWindows | null {
  const at = usePeriodStart();
  return useMemo(() => {
    if (at === null) return null;
    const [first] = spawns;
    const choices = choice === undefined || first === undefined ? {} : { [first.id]: choice };
    return {
      upcoming: upcomingOfAll(spawns, at, { count: count + 2, choices }),
      ended: endedWindows(spawns, at, { count: 3, choices }),
      top: withTop ? topWindows(spawns, at, { count: RESULTS, choices }) : [],
    };
  }, [at, spawns, choice, count, withTop]);
}
