import type { SpawnWindow } from "@foray/fieldops/forecast/windows";
import { upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import type { SpawnRule } from "@foray/fieldops/forecast-filters/types";

/** How many things the home page counts down to, and how many running ones it names. */
export const SHOWN = 3;

function spawnsOfAll(): SpawnRule[] {
  const all = filterRules.find(({ id }) => id === "all");
  if (all?.kind !== "collection") return [];
  return all.contains.flatMap((id) => {
    const filter = filterRules.find((each) => each.id === id);
    return filter === undefined || filter.kind === "collection" ? [] : [filter];
  });
}

const spawns = spawnsOfAll();

/** Candidates as of a period's start: enough that the list stays full while windows open inside the period. */
export function candidates(at: number): SpawnWindow[] {
  return upcomingOfAll(spawns, at, { count: spawns.length + 2 * SHOWN });
}

/** What is open at `now` (first to end first), and the next that are not yet. */
export function splitAt(windows: readonly SpawnWindow[], now: number) {
  return {
    running: windows.filter(({ start, end }) => start <= now && now < end).sort((a, b) => a.end - b.end),
    next: windows.filter(({ start }) => start > now).slice(0, SHOWN),
  };
}
