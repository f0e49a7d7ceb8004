import { findWindows } from "@foray/eorzea/find-windows";
import { isWeatherId, isZoneId } from "@foray/eorzea/sky";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { WindowQuery } from "@foray/eorzea/window-plan";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { LOOK_AHEAD_PERIODS } from "@foray/fieldops/forecast/windows";
import { natureOf } from "@foray/fieldops/patterns/search";
import * as v from "valibot";
import { definePreference } from "../../browser/preferences.ts";
import { ownPath, parseJson } from "../../browser/stored-shape.ts";
import { ALARMS_CHANGED, SEARCHES_KEY } from "./keys.ts";
import { type Playable, type Ringing, type Signals, TOO_LATE_MS } from "./schedule.ts";
import { signalsShape } from "./settings.ts";

/** The sky that a search looks for; hours are Eorzean. */
export type Sky = Readonly<{
  zones: readonly ZoneId[];
  weather: readonly WeatherId[];
  after: readonly WeatherId[];
  hours: readonly [from: number, to: number] | null;
  run: number;
}>;

/** A search of the weather finder that the player has named. */
export type SavedSearch = Sky &
  Readonly<{
    name: string;
    /** Page with the search, from the root. */
    path: string;
    /** How it rings; `null`: not at all. */
    alarm: Signals | null;
  }>;

/** Beyond it the oldest go. */
const MOST_SEARCHES = 30;
export const LONGEST_SEARCH_NAME = 60;
const MOST_ZONES = 3;
const MOST_WEATHERS = 40;
const LONGEST_PATH = 2000;
const MOST_RUN = 30;
const WINDOWS_AHEAD = 8;

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
const weathers = v.pipe(v.array(v.custom<WeatherId>(isWeatherId)), v.maxLength(MOST_WEATHERS));
const hour = v.pipe(v.number(), v.minValue(0), v.maxValue(24), v.multipleOf(0.25));

const shape = v.pipe(
  v.array(
    v.object({
      name: text(LONGEST_SEARCH_NAME),
      path: ownPath(LONGEST_PATH),
      zones: v.pipe(v.array(v.custom<ZoneId>(isZoneId)), v.minLength(1), v.maxLength(MOST_ZONES)),
      weather: weathers,
      after: weathers,
      hours: v.nullable(
        v.pipe(
          v.tuple([hour, hour]),
          v.check(([from, to]) => from !== to && from < 24),
        ),
      ),
      run: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_RUN)),
      alarm: v.nullable(v.object(signalsShape)),
    }),
  ),
  v.maxLength(MOST_SEARCHES),
);

/** Stored text to searches; `undefined` for anything else. */
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
  searches.set(list.slice(-MOST_SEARCHES));
  window.dispatchEvent(new Event(ALARMS_CHANGED));
}

/** Keeps a search; one of the same name is replaced where it is, and its alarm stays. */
export function putSearch(search: Omit<SavedSearch, "alarm">): void {
  const list = searches.get();
  const place = list.findIndex(({ name }) => name === search.name);
  if (place < 0) save([...list, { ...search, alarm: null }]);
  else save(list.with(place, { ...search, alarm: list[place]?.alarm ?? null }));
}

export function removeSearch(name: string): void {
  save(searches.get().filter((search) => search.name !== name));
}

/** Sets or changes the alarm of a search as of `now`; `null` takes it away. */
export function setSearchAlarm(name: string, signals: Omit<Signals, "since"> | null, now: number): void {
  const alarm = signals && { early: signals.early, start: signals.start, since: now };
  save(searches.get().map((search) => (search.name === name ? { ...search, alarm } : search)));
}

function queriesOf({ zones, weather, after, hours, run }: Sky): readonly WindowQuery[] {
  return zones.map((zone) => ({
    zone,
    weather,
    ...(after.length > 0 && { after }),
    ...(hours !== null && { hours }),
    minPeriods: run,
  }));
}

/** Whether any zone of a search ever opens and closes: only then there is something to ring for. */
export const canRing = (sky: Sky): boolean => queriesOf(sky).some((query) => natureOf(query) === "sometimes");

export type SearchWindow = Readonly<{ zone: ZoneId; start: number; end: number }>;

/** The windows of a search that end after `from` and start within fourteen days, soonest first. */
export function searchWindows(sky: Sky, from: number): readonly SearchWindow[] {
  return queriesOf(sky)
    .filter((query) => natureOf(query) === "sometimes")
    .flatMap((query) =>
      findWindows(query, from, { limit: LOOK_AHEAD_PERIODS, maxPeriods: LOOK_AHEAD_PERIODS }).map(
        ({ start, end }) => ({ zone: query.zone, start, end }),
      ),
    )
    .sort((a, b) => a.start - b.start);
}

/** The searches that ring, each with its windows around `now`; with `playable` only those in the hours of the player. */
export function ringingSearches(
  list: readonly SavedSearch[],
  now: number,
  playable: Playable | undefined,
): readonly Ringing[] {
  return list.flatMap(({ alarm, name, path, ...sky }) => {
    if (alarm === null) return [];
    const all = searchWindows(sky, Math.max(0, now - TOO_LATE_MS));
    const coming = (playable === undefined ? all : all.filter(playable))
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
