import { LOOK_AHEAD_PERIODS, type SpawnWindow, upcomingOfAll } from "@foray/fieldops/forecast/windows";
import { membersById } from "@foray/fieldops/forecast-filters/members";

type PlayFilter = (windows: readonly SpawnWindow[]) => readonly SpawnWindow[];

export const SHOWN = 3;

const usual = membersById("all");
const withLogograms = membersById("all", { optional: true });

/**
 * Enough windows for three different things, even as some open during the weather period.
 * @param at start of the period (Unix ms)
 * @param playable filters windows by the player's hours; null for no filter
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

function firstOfEach(windows: readonly SpawnWindow[]): SpawnWindow[] {
  const seen = new Set<string>();
  return windows.filter(({ filter }) => !seen.has(filter.id) && seen.add(filter.id));
}

/** Open windows are sorted by end. Of the next ones, each filter appears once. */
export function splitAt(windows: readonly SpawnWindow[], now: number) {
  return {
    running: windows.filter(({ start, end }) => start <= now && now < end).sort((a, b) => a.end - b.end),
    next: firstOfEach(windows.filter(({ start }) => start > now)).slice(0, SHOWN),
  };
}
