import { findWindows } from "@foray/eorzea/find-windows";
import { isWeatherId, isZoneId, skyTable } from "@foray/eorzea/sky";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { WindowQuery } from "@foray/eorzea/window-plan";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { LOOK_AHEAD_PERIODS } from "@foray/fieldops/forecast/windows";
import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import { playableBy } from "@foray/fieldops/patterns/play-times";
import { leastInside, natureOf } from "@foray/fieldops/patterns/search";
import { BEST_SESSIONS, bestSessionsOf, goodSessions, type Weights } from "@foray/fieldops/sessions/score";
import * as v from "valibot";
import { localCalendar } from "~/i18n/zone.ts";
import { definePreference } from "../../browser/preferences.ts";
import { ownPath, parseJson } from "../../browser/stored-shape.ts";
import { ALARMS_CHANGED, SEARCHES_KEY } from "./keys.ts";
import { within } from "./play-times/play-filter.ts";
import { noPlayTimes, type PlayTimes } from "./play-times/play-times.ts";
import { type Ringing, type Signals, TOO_LATE_MS } from "./schedule.ts";
import { signalsShape } from "./settings.ts";

/** Weather conditions of a search. Hours are Eorzean. */
export type Sky = Readonly<{
  zones: readonly ZoneId[];
  weather: readonly WeatherId[];
  after: readonly WeatherId[];
  hours: readonly [from: number, to: number] | null;
  run: number;
}>;

/** A search for long sessions: score of each weather, length in minutes, and days to look ahead. */
export type SoughtSession = Readonly<{ weights: Weights; minutes: number; days: number }>;

/** Real hours of a search: the same every day, or `mine` for those of "only when I can play". */
export type OwnHours = "mine" | readonly [from: number, to: number];

export type Sought = Sky &
  Readonly<{
    own?: OwnHours | undefined;
    /** Searches for sessions, and ignores the conditions of `Sky`. */
    session?: SoughtSession | undefined;
  }>;

export type SavedSearch = Sought &
  Readonly<{
    name: string;
    /** Path of the page, with the query. */
    path: string;
    /** Null if it does not ring. */
    alarm: Signals | null;
  }>;

const MAX_SEARCHES = 30;
export const MAX_SEARCH_NAME_LENGTH = 60;
const MAX_ZONES = 3;
const MAX_WEATHERS = 40;
const MAX_PATH_LENGTH = 2000;
const MAX_RUN = 30;
const WINDOWS_AHEAD = 8;
const MAX_WEIGHT = 10;
const MAX_MINUTES = 360;
const MAX_DAYS = 28;
const HOUR_MINUTES = 60;
const DAY = 86_400_000;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const weathers = v.pipe(v.array(v.custom<WeatherId>(isWeatherId)), v.maxLength(MAX_WEATHERS));
const hour = v.pipe(v.number(), v.minValue(0), v.maxValue(24), v.multipleOf(0.25));
const hours = v.pipe(
  v.tuple([hour, hour]),
  v.check(([from, to]) => from !== to && from < 24),
);
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const session = v.object({
  weights: v.record(
    v.custom<WeatherId>(isWeatherId),
    v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WEIGHT)),
  ),
  minutes: whole(MAX_MINUTES),
  days: v.pipe(v.number(), v.minValue(0.5), v.maxValue(MAX_DAYS)),
});

const shape = v.pipe(
  v.array(
    v.object({
      name: text(MAX_SEARCH_NAME_LENGTH),
      path: ownPath(MAX_PATH_LENGTH),
      zones: v.pipe(v.array(v.custom<ZoneId>(isZoneId)), v.minLength(1), v.maxLength(MAX_ZONES)),
      weather: weathers,
      after: weathers,
      hours: v.nullable(hours),
      run: whole(MAX_RUN),
      own: v.exactOptional(v.union([v.literal("mine"), hours])),
      session: v.exactOptional(session),
      alarm: v.nullable(v.object(signalsShape)),
    }),
  ),
  v.maxLength(MAX_SEARCHES),
);

export function parseSearches(stored: string): readonly SavedSearch[] | undefined {
  return parseJson(shape, stored);
}

export const noSearches: readonly SavedSearch[] = [];

export const searches = definePreference<readonly SavedSearch[]>(
  SEARCHES_KEY,
  parseSearches,
  JSON.stringify,
  () => noSearches,
);

function save(list: readonly SavedSearch[]): void {
  searches.set(list.slice(-MAX_SEARCHES));
  window.dispatchEvent(new Event(ALARMS_CHANGED));
}

/** Adds a search, or replaces the one with the same name and keeps its alarm. */
export function putSearch(search: Omit<SavedSearch, "alarm">): void {
  const list = searches.get();
  const place = list.findIndex(({ name }) => name === search.name);
  if (place < 0) save([...list, { ...search, alarm: null }]);
  else save(list.with(place, { ...search, alarm: list[place]?.alarm ?? null }));
}

export function removeSearch(name: string): void {
  save(searches.get().filter((search) => search.name !== name));
}

/** Sets a search's alarm as of `now`; null removes it. */
export function setSearchAlarm(name: string, signals: Omit<Signals, "since"> | null, now: number): void {
  const alarm = signals && { early: signals.early, start: signals.start, since: now };
  save(searches.get().map((search) => (search.name === name ? { ...search, alarm } : search)));
}

export function queriesOf({ zones, weather, after, hours, run }: Sky): readonly WindowQuery[] {
  return zones.map((zone) => ({
    zone,
    weather,
    ...(after.length > 0 && { after }),
    ...(hours !== null && { hours }),
    minPeriods: run,
  }));
}

/** Whether any zone has windows that open and close. If none has, there is nothing to ring for. */
export function canRing(sought: Sought): boolean {
  const { session: long } = sought;
  if (long !== undefined)
    return sought.zones.some((zone) => skyTable(zone).some((weather) => (long.weights[weather] ?? 0) > 0));
  return queriesOf(sought).some((query) => natureOf(query) === "sometimes");
}

export type SearchWindow = Readonly<{ zone: ZoneId; start: number; end: number }>;

const dailyRange = ([from, to]: readonly [number, number]): PlayRange => ({
  days: everyDay,
  from: from * HOUR_MINUTES,
  to: to * HOUR_MINUTES,
});

/** Hours in which a search applies; empty if at any time. */
export function rangesOf({ own }: Sought, { on, ranges }: PlayTimes): readonly PlayRange[] {
  if (own === undefined) return on ? ranges : [];
  return own === "mine" ? ranges : [dailyRange(own)];
}

/**
 * Good sessions that are not over at `from`. The search starts at midnight UTC of the previous day, so that a
 * running session still suppresses the ones that overlap it.
 */
function sessionWindows(
  { zones }: Sought,
  { weights, minutes, days }: SoughtSession,
  from: number,
  ranges: readonly PlayRange[],
): readonly SearchWindow[] {
  const first = Math.max(0, Math.floor(from / DAY) - 1) * DAY;
  const playable = ranges.length === 0 ? undefined : within(ranges);
  const query = {
    weights,
    minutes,
    days: days + (from - first) / DAY,
    from: first,
    ...(playable && { playable }),
  };
  // Past sessions must not take the place of better ones, nor set the bar for a good one.
  const found = bestSessionsOf(zones, query, Number.POSITIVE_INFINITY)
    .filter(({ end }) => end > from)
    .slice(0, BEST_SESSIONS);
  return goodSessions(found)
    .map(({ zone, start, end }) => ({ zone, start, end }))
    .sort((a, b) => a.start - b.start);
}

/**
 * Windows that end after `from`, soonest first. Weather patterns: the next fourteen days, where enough of a
 * window is within the player's hours. Sessions: the good ones that are entirely within those hours.
 */
export function searchWindows(
  sought: Sought,
  from: number,
  times: PlayTimes = noPlayTimes,
): readonly SearchWindow[] {
  const ranges = rangesOf(sought, times);
  if (sought.session !== undefined) return sessionWindows(sought, sought.session, from, ranges);
  return queriesOf(sought)
    .filter((query) => natureOf(query) === "sometimes")
    .flatMap((query) => {
      const all = findWindows(query, from, { limit: LOOK_AHEAD_PERIODS, maxPeriods: LOOK_AHEAD_PERIODS });
      const kept =
        ranges.length === 0 ? all : all.filter(playableBy(ranges, localCalendar, leastInside(query)));
      return kept.map(({ start, end }) => ({ zone: query.zone, start, end }));
    })
    .sort((a, b) => a.start - b.start);
}

export function ringingSearches(
  list: readonly SavedSearch[],
  now: number,
  times: PlayTimes = noPlayTimes,
): readonly Ringing[] {
  return list.flatMap(({ alarm, name, path, ...sought }) => {
    if (alarm === null) return [];
    const coming = searchWindows(sought, Math.max(0, now - TOO_LATE_MS), times)
      .slice(0, WINDOWS_AHEAD)
      .map(({ zone, start, end }) => ({
        event: `search:${name}:${zone}:${start}`,
        subject: { kind: "search", name, path, zone } as const,
        start,
        end,
      }));
    return [{ signals: alarm, coming }];
  });
}
