import { findWindows } from "@foray/eorzea/find-windows";
import { PERIOD_MS, periodStart } from "@foray/eorzea/time";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import { choiceOf } from "../forecast-filters/choice.ts";
import type { ForecastChoice, SpawnRule } from "../forecast-filters/types.ts";
import { ruleValue } from "../rules/rules.ts";

/** How far a forecast looks ahead: 864 weather periods, fourteen days. */
export const LOOK_AHEAD_PERIODS = 864;
/** How many results a list shows at first, and how many "show more" adds. */
export const RESULTS = 10;
/** How many periods before a spawn are searched for the same weather: 7,000,000 ms. */
export const CONFLICT_PERIODS = ruleValue("conflict-periods");
/** How long a player may stay in a field operation after entering it. */
export const STAY_MINUTES = ruleValue("stay");
/** Eorzean hours in which night-bound enemies appear. Two origins say 18:00 and two 19:00; see the records. */
export const NIGHT_HOURS = [ruleValue("night-start"), ruleValue("night-end")] as const;

const MINUTE_MS = 60_000;

/** The same weather shortly before a spawn, which may have used it up in an instance that was open then. */
export type SpawnConflict = Readonly<{
  /** When that earlier weather began and ended (Unix ms). */
  start: number;
  end: number;
  /** Whole minutes from its beginning to the beginning of the spawn. */
  minutesEarlier: number;
  /**
   * An instance in which anybody has fewer whole minutes left than this when the window opens was open during that weather. More prove
   * nothing: those who came first may have left. All 180 where the two adjoin, so that no time left can tell.
   */
  lowestLeft: number;
}>;

/** One time at which a filter's conditions hold, [start, end) in Unix ms. */
export type SpawnWindow = Readonly<{
  filter: SpawnRule;
  /** Which of the filter's choices it is of, where it has any. */
  choice?: ForecastChoice;
  start: number;
  end: number;
  /** Weather of each period it touches; empty if the night alone decides, whatever the sky. */
  weathers: readonly WeatherId[];
  /** Present only if the record's kind can conflict and the same weather fell before. */
  conflict?: SpawnConflict;
}>;

/** How a filter is read: which of its choices (a mob of the cold box), how many results. */
export type ForecastOptions = Readonly<{ choice?: string | undefined; count?: number }>;

/** The weathers asked for: those of the choice, where the filter has one, else the filter's own. */
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

/** Splits a run of periods into its periods, for monsters of which each period may bring one. */
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
  // A night is one time to hunt, even where the weather turns in it.
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

/** The same weather in the five periods before `window`: the latest, or none. */
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
 * The next windows of one filter, soonest first, a running one included; at most `count` within 864 periods.
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
 * The next windows of several filters within `periods`, merged by time; ties are in the order of `filters`.
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

/** The longest windows of the next 864 periods, longest first, ties by time. */
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

/** The last windows that have ended, latest first. */
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

/** The three hours of a window's hands on the dial: which of the day's periods (0, 1, 2) it touches. */
export function periodsOfDay(window: Readonly<{ start: number; end: number }>): number[] {
  const first = Math.floor(window.start / PERIOD_MS);
  const last = Math.floor((window.end - 1) / PERIOD_MS);
  return [
    ...new Set(Array.from({ length: Math.min(3, last - first + 1) }, (_, index) => (first + index) % 3)),
  ];
}
