import type { ZoneId } from "@foray/eorzea/zones/rates";
import { type SpawnWindow, upcomingWindows } from "../forecast/windows.ts";
import { filterRules } from "../forecast-filters/rules.ts";
import type { SpawnRule } from "../forecast-filters/types.ts";
import type { Clock } from "./clocks.ts";
import type { Timer } from "./due.ts";

/** `start` is when it can respawn and the window is open. `clock` is null for farms, which have no timer. */
export type WeatherDue = Readonly<{ clock: Clock | null; window: SpawnWindow; start: number }>;

const spawnsOf = (zone: ZoneId): readonly SpawnRule[] =>
  filterRules.flatMap((rule) => (rule.kind !== "collection" && rule.zone === zone ? [rule] : []));

/**
 * Upcoming spawn chances by weather and night, soonest first, without what is up.
 * @param timers the timers of the zone's board
 * @param now Unix ms
 */
export function weatherDue(zone: ZoneId, timers: readonly Timer[], now: number): readonly WeatherDue[] {
  return spawnsOf(zone)
    .flatMap((rule): readonly WeatherDue[] => {
      const timer = timers.find(
        ({ clock }) => clock.kind === "monster" && clock.id === rule.notoriousMonster,
      );
      if (timer?.state.phase === "up") return [];
      const ready = timer?.state.phase === "away" ? Math.max(now, timer.state.from) : now;
      const [window] = upcomingWindows(rule, ready, { count: 1 });
      if (window === undefined) return [];
      return [{ clock: timer?.clock ?? null, window, start: Math.max(window.start, ready) }];
    })
    .toSorted((a, b) => a.start - b.start || a.window.end - b.window.end);
}
