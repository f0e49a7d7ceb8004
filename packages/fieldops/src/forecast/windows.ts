import { findWindows } from "@foray/eorzea/find-windows";
import { PERIOD_MS, periodStart } from "@foray/eorzea/time";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { choiceOf } from "../forecast-filters/choice.ts";
import type { ForecastChoice, SpawnRule } from "../forecast-filters/types.ts";
import { ruleValue } from "../rules/rules.ts";

/** Forecast range in weather periods: 14 days. */
export const LOOK_AHEAD_PERIODS = 864;
/** Initial length of a result list, and how many "show more" adds. */
export const RESULTS = 10;
/** Number of periods before a spawn that are searched for the same weather. */
export const CONFLICT_PERIODS = ruleValue("conflict-periods");
/** Maximum stay in a field operation, in minutes from entering. */
export const STAY_MINUTES = ruleValue("stay");
/** Eorzean hours when night-bound enemies appear. Two sources say 18:00 and two 19:00; see the records. */
export const NIGHT_HOURS = [ruleValue("night-start"), ruleValue("night-end")] as const;

const MINUTE_MS = 60_000;

/** The same weather shortly before a spawn; an instance open at that time may have used it up. */
export type SpawnConflict = Readonly<{
  /** Start and end of the earlier weather (Unix ms). */
  start: number;
  end: number;
  /** Whole minutes from the start of the earlier weather to the start of the spawn. */
  minutesEarlier: number;
  /**
   * If anyone has fewer whole minutes left than this when the window opens, the instance was open during the
   * earlier weather. A higher value proves nothing, since earlier players may have left. 180 if the two
   * weathers adjoin, in which case no time left can prove it.
   */
  lowestLeft: number;
}>;

/** Times are [start, end) in Unix ms. */
export type SpawnWindow = Readonly<{
  filter: SpawnRule;
  choice?: ForecastChoice;
  start: number;
  end: number;
  /** Weather of each period the window overlaps; empty if only the night matters. */
  weathers: readonly WeatherId[];
  /** Absent if the filter is not subject to conflicts or the same weather did not occur shortly before. */
  conflict?: SpawnConflict;
}>;

/** `choice` is the id of one of the filter's choices. */
export type ForecastOptions = Readonly<{ choice?: string | undefined; count?: number }>;

export function wantedWeather(filter: SpawnRule, choice?: string): readonly WeatherId[] {
  return choiceOf(filter, choice)?.weather ?? filter.weather;
}

function queryOf(filter: SpawnRule, choice: string | undefined) {
  const weather = wantedWeather(filter, choice);
  return {
    zone: filter.zone,
    ...(weather.length > 0 ? { weather } : {}),
    ...(filter.night ? { hours: NIGHT_HOURS } : {}),
  };
}

/** Splits a run into its periods, for monsters that can spawn once per period. */
function singles(
  filter: SpawnRule,
  windows: readonly Readonly<{ start: number; end: number; weathers: readonly WeatherId[] }>[],
): SpawnWindow[] {
  return windows.flatMap((window) =>
    window.weathers.map((weather, index) => {
      const turn = periodStart(window.start) + index * PERIOD_MS;
      return {
        filter,
        start: Math.max(window.start, turn),
        end: Math.min(window.end, turn + PERIOD_MS),
        weathers: [weather],
      };
    }),
  );
}

function windowsBetween(
  filter: SpawnRule,
  from: number,
  periods: number,
  choice: string | undefined,
  limit: number,
): SpawnWindow[] {
  const found = findWindows(queryOf(filter, choice), from, { maxPeriods: periods, limit });
  // A night is one window even if the weather changes during it.
  if (filter.resultMode === "merged" || filter.night) {
    const anyWeather = wantedWeather(filter, choice).length === 0;
    const chosen = choiceOf(filter, choice);
    return found.map(({ start, end, weathers }) => ({
      filter,
      ...(chosen !== undefined && { choice: chosen }),
      start,
      end,
      weathers: anyWeather ? [] : weathers,
    }));
  }
  return singles(filter, found).filter(({ end }) => end > from);
}

/** Latest occurrence of the same weather shortly before `window`. */
export function conflictOf(
  filter: SpawnRule,
  window: Readonly<{ start: number }>,
  choice?: string,
): SpawnConflict | undefined {
  if (!filter.conflict) return undefined;
  const from = Math.max(0, window.start - CONFLICT_PERIODS * PERIOD_MS);
  const before = windowsBetween(filter, from, CONFLICT_PERIODS, choice, Number.POSITIVE_INFINITY).filter(
    ({ start }) => start < window.start,
  );
  const last = before.at(-1);
  if (last === undefined) return undefined;
  const sinceEnd = (window.start - last.end) / MINUTE_MS;
  return {
    start: last.start,
    end: last.end,
    minutesEarlier: Math.round((window.start - last.start) / MINUTE_MS),
    lowestLeft: Math.max(0, Math.ceil(STAY_MINUTES - sinceEnd)),
  };
}

function withConflict(window: SpawnWindow, choice: string | undefined): SpawnWindow {
  const conflict = conflictOf(window.filter, window, choice);
  return conflict === undefined ? window : { ...window, conflict };
}

/**
 * Next windows of one filter within 864 periods, soonest first, including one already open.
 * @param at Unix ms
 */
export function upcomingWindows(
  filter: SpawnRule,
  at: number,
  { choice, count = RESULTS }: ForecastOptions = {},
): SpawnWindow[] {
  return windowsBetween(filter, at, LOOK_AHEAD_PERIODS, choice, count)
    .slice(0, count)
    .map((window) => withConflict(window, choice));
}

/**
 * Next windows of several filters within `periods`, soonest first; ties keep the order of `filters`.
 * @param at Unix ms
 */
export function upcomingOfAll(
  filters: readonly SpawnRule[],
  at: number,
  {
    count = RESULTS,
    periods = LOOK_AHEAD_PERIODS,
    choices = {},
  }: { count?: number; periods?: number; choices?: Readonly<Record<string, string>> } = {},
): SpawnWindow[] {
  return filters
    .flatMap((filter) => windowsBetween(filter, at, periods, choices[filter.id], count).slice(0, count))
    .sort((a, b) => a.start - b.start)
    .slice(0, count)
    .map((window) => withConflict(window, choices[window.filter.id]));
}

/** Longest windows within the next 864 periods, longest first; ties by start. */
export function topWindows(
  filters: readonly SpawnRule[],
  at: number,
  { count = RESULTS, choices = {} }: { count?: number; choices?: Readonly<Record<string, string>> } = {},
): SpawnWindow[] {
  return filters
    .flatMap((filter) =>
      windowsBetween(filter, at, LOOK_AHEAD_PERIODS, choices[filter.id], Number.POSITIVE_INFINITY),
    )
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
    .slice(0, count);
}

export function endedWindows(
  filters: readonly SpawnRule[],
  at: number,
  { count = 3, choices = {} }: { count?: number; choices?: Readonly<Record<string, string>> } = {},
): SpawnWindow[] {
  const from = Math.max(0, at - LOOK_AHEAD_PERIODS * PERIOD_MS);
  return filters
    .flatMap((filter) =>
      windowsBetween(filter, from, LOOK_AHEAD_PERIODS + 1, choices[filter.id], Number.POSITIVE_INFINITY)
        .filter(({ end }) => end <= at)
        .slice(-count),
    )
    .sort((a, b) => b.end - a.end || b.start - a.start)
    .slice(0, count);
}

/** Periods of the Eorzean day (0, 1, 2) that a window overlaps. */
export function periodsOfDay(window: Readonly<{ start: number; end: number }>): number[] {
  const first = Math.floor(window.start / PERIOD_MS);
  const last = Math.floor((window.end - 1) / PERIOD_MS);
  return [
    ...new Set(Array.from({ length: Math.min(3, last - first + 1) }, (_, index) => (first + index) % 3)),
  ];
}
