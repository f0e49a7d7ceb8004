import { LOOK_AHEAD_PERIODS, type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { membersById } from "@foray/fieldops/forecast-filters/members";

type PlayFilter = (windows: readonly SpawnWindow[]) => readonly SpawnWindow[];

/** How many things the home page counts down to, and how many running ones it names. */
export const SHOWN = 3;

const usual = membersById("all");
const withLogograms = membersById("all", { optional: true });

/**
 * Candidates as of a period's start: enough that three different things remain while windows open inside the period.
 * @param playable passes the windows the player can attend; null if every window counts
 * @param logograms whether the logogram farms count too
 */
export function candidates(
  at: number,
  playable: PlayFilter | null = null,
  logograms = false,
): readonly SpawnWindow[] {
  const spawns = logograms ? withLogograms : usual;
  const count = 3 * spawns.length;
  if (playable === null) return upcomingOfAll(spawns, at, { count });
  return playable(upcomingOfAll(spawns, at, { count: spawns.length * LOOK_AHEAD_PERIODS })).slice(
    0,
    2 * count,
  );
}

/** The first window of each thing, in their order. */
function firstOfEach(windows: readonly SpawnWindow[]): SpawnWindow[] {
  const seen = new Set<string>();
  return windows.filter(({ filter }) => !seen.has(filter.id) && seen.add(filter.id));
}

/** Open windows at `now` (first to end first), and the next different windows. */
export function splitAt(windows: readonly SpawnWindow[], now: number) {
  return {
    running: windows.filter(({ start, end }) => start <= now && now < end).sort((a, b) => a.end - b.end),
    next: firstOfEach(windows.filter(({ start }) => start > now)).slice(0, SHOWN),
  };
}
