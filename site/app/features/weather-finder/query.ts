import { isWeatherId, isZoneId, skyTable } from "@foray/eorzea/sky";
import type { WeatherId } from "@foray/eorzea/weathers/tables";
import type { ZoneId } from "@foray/eorzea/zones/rates";
import { DEFAULT_WEIGHT, fragmentFarming, type Weights } from "@foray/fieldops/sessions/score";
import type { UrlPart } from "~/browser/url-state.ts";
import type { Sought } from "~/features/alarms/searches.ts";

export type FinderWay = "session" | "pattern";
export type HourRange = readonly [from: number, to: number];

/** State of the form, as stored in the URL. */
export type FinderState = Readonly<{
  way: FinderWay;
  zones: readonly ZoneId[];
  /** Start of the search (Unix ms). Null means now. */
  at: number | null;
  /** Null uses the fragment farming preset. */
  weights: Weights | null;
  minutes: number;
  days: number;
  weather: readonly WeatherId[];
  after: readonly WeatherId[];
  /** Eorzean hours. */
  hours: HourRange | null;
  run: number;
  /** Hours of every local day. */
  local: HourRange | null;
  /** Whether to limit matches to the play times saved in the browser. */
  mine: boolean;
  count: number;
  /** Number of days to search. */
  ahead: number;
}>;

/** An invalid parameter, for which a default is used. */
export type FinderIssue = Readonly<{
  key:
    | "zone"
    | "at"
    | "weights"
    | "len"
    | "days"
    | "weather"
    | "hours"
    | "run"
    | "local"
    | "n"
    | "ahead"
    | "way";
  text: string;
}>;

export const MAX_ZONES = 3;
export const SESSION_MINUTES = { least: 15, most: 360, usual: 180, step: 15 } as const;
export const SESSION_DAYS = { least: 0.5, most: 28, usual: 7, step: 0.5 } as const;
export const MAX_WEIGHT = 10;
export const MAX_RUN = 30;
export const COUNTS = [10, 20, 50, 100] as const;
/** Search spans in days. */
export const AHEADS = [14, 30, 90, 365, 1826, 3652, 18_262, 36_525] as const;
const MAX_COUNT = 200;
/** Relaunch of the game. The weather algorithm does not apply before it. */
export const EARLIEST = Date.UTC(2013, 7, 27);
/** Date inputs do not accept years beyond 9999. */
const LATEST = Date.UTC(9990, 0, 1);

export const usualState: FinderState = {
  way: "session",
  zones: ["bozjanSouthernFront"],
  at: null,
  weights: null,
  minutes: SESSION_MINUTES.usual,
  days: SESSION_DAYS.usual,
  weather: ["dustStorms"],
  after: [],
  hours: null,
  run: 1,
  local: null,
  mine: false,
  count: 10,
  ahead: 365,
};

/** Returns undefined for invalid text. */
type Reader<T> = (text: string) => T | undefined;

function within(value: number, least: number, most: number, step: number): number | undefined {
  return value >= least && value <= most && Number.isInteger(value / step) ? value : undefined;
}

const number =
  (least: number, most: number, step: number): Reader<number> =>
  (text) =>
    /^\d{1,6}(\.\d{1,3})?$/.test(text) ? within(Number(text), least, most, step) : undefined;

const list = (text: string): string[] => text.split(/[,\s]+/).filter((part) => part !== "");

const QUARTER = 0.25;

function readHours(text: string): HourRange | undefined {
  const parts = /^(\d{1,2}(?:\.\d{1,2})?)-(\d{1,2}(?:\.\d{1,2})?)$/.exec(text);
  const from = within(Number(parts?.[1]), 0, 24 - QUARTER, QUARTER);
  const to = within(Number(parts?.[2]), 0, 24, QUARTER);
  return from === undefined || to === undefined || from === to ? undefined : [from, to];
}

function readInstant(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/.test(text)) return undefined;
  const at = Date.parse(text);
  if (Number.isNaN(at) || at < EARLIEST || at > LATEST) return undefined;
  // Date.parse rolls June 31 over to July 1, so compare with the text.
  return new Date(at).toISOString().startsWith(text.slice(0, 16)) ? at : undefined;
}

function readWay(text: string): FinderWay | undefined {
  return text === "session" || text === "pattern" ? text : undefined;
}

function readWeight(text: string): readonly [WeatherId, number] | undefined {
  const [, weather, worth] = /^([a-zA-Z]+):(\d{1,2}(?:\.5)?)$/.exec(text) ?? [];
  return isWeatherId(weather) && Number(worth) <= MAX_WEIGHT ? [weather, Number(worth)] : undefined;
}

/** Invalid parts fall back to their defaults and are listed in `issues`. */
export function readFinder(search: URLSearchParams): { state: FinderState; issues: readonly FinderIssue[] } {
  const issues: FinderIssue[] = [];
  const complain = (key: FinderIssue["key"], text: string) => {
    issues.push({ key, text: text.length > 40 ? `${text.slice(0, 40)}…` : text });
  };
  function read<T>(key: FinderIssue["key"], reader: Reader<T>): T | undefined {
    const text = search.get(key);
    if (text === null || text === "") return undefined;
    const value = reader(text);
    if (value === undefined) complain(key, text);
    return value;
  }
  function readList<T extends string>(
    key: "zone" | "weather",
    name: string,
    is: (text: unknown) => text is T,
  ) {
    const text = search.get(name);
    if (text === null) return undefined;
    const parts = [...new Set(list(text.slice(0, 1000)))];
    for (const part of parts) if (!is(part)) complain(key, part);
    return parts.filter(is);
  }
  const zones = readList("zone", "zone", isZoneId);
  if (zones !== undefined && zones.length > MAX_ZONES) complain("zone", zones.slice(MAX_ZONES).join(", "));
  const state: FinderState = {
    way: read("way", readWay) ?? usualState.way,
    zones: zones === undefined || zones.length === 0 ? usualState.zones : zones.slice(0, MAX_ZONES),
    at: read("at", readInstant) ?? null,
    weights: readWeights(search.get("weights"), complain),
    minutes: read("len", number(SESSION_MINUTES.least, SESSION_MINUTES.most, 1)) ?? usualState.minutes,
    days: read("days", number(SESSION_DAYS.least, SESSION_DAYS.most, SESSION_DAYS.step)) ?? usualState.days,
    weather: readList("weather", "weather", isWeatherId) ?? usualState.weather,
    after: readList("weather", "after", isWeatherId) ?? [],
    hours: read("hours", readHours) ?? null,
    run: read("run", number(1, MAX_RUN, 1)) ?? usualState.run,
    local: read("local", readHours) ?? null,
    mine: search.get("mine") === "1",
    count: read("n", number(1, MAX_COUNT, 1)) ?? usualState.count,
    ahead: read("ahead", number(1, 36_525, 1)) ?? usualState.ahead,
  };
  return { state, issues };
}

function readWeights(
  text: string | null,
  complain: (key: FinderIssue["key"], text: string) => void,
): Weights | null {
  if (text === null) return null;
  const weights: Partial<Record<WeatherId, number>> = {};
  for (const part of list(text.slice(0, 1000))) {
    const read = readWeight(part.includes(":") ? part : `${part}:${DEFAULT_WEIGHT}`);
    if (read === undefined) complain("weights", part);
    else weights[read[0]] = read[1];
  }
  return weights;
}

export function weightsOf({ weights }: Pick<FinderState, "weights">): Weights {
  return weights ?? fragmentFarming;
}

/** Omits default values to keep links short. */
export function printFinder(state: FinderState): URLSearchParams {
  const search = new URLSearchParams();
  const put = (key: string, value: string, usual: string) => {
    if (value !== usual) search.set(key, value);
  };
  const range = (value: HourRange | null) => (value === null ? "" : `${value[0]}-${value[1]}`);
  put("way", state.way, usualState.way);
  put("zone", state.zones.join(","), usualState.zones.join(","));
  if (state.at !== null) search.set("at", `${new Date(state.at).toISOString().slice(0, 16)}Z`);
  if (state.way === "session") {
    if (state.weights !== null) {
      const parts = Object.entries(state.weights).map(([weather, worth]) => `${weather}:${worth}`);
      search.set("weights", parts.join(","));
    }
    put("len", String(state.minutes), String(usualState.minutes));
    put("days", String(state.days), String(usualState.days));
  } else {
    put("weather", state.weather.join(","), usualState.weather.join(","));
    put("after", state.after.join(","), "");
    put("hours", range(state.hours), "");
    put("run", String(state.run), String(usualState.run));
    put("local", range(state.local), "");
    put("mine", state.mine ? "1" : "", "");
    put("n", String(state.count), String(usualState.count));
    put("ahead", String(state.ahead), String(usualState.ahead));
  }
  return search;
}

/** Owns the whole query. Invalid parameters disappear with the next change. */
export const finderPart: UrlPart<ReturnType<typeof readFinder>> = {
  read: readFinder,
  write: ({ state }, query) => {
    for (const key of Array.from(query.keys())) query.delete(key);
    for (const [key, text] of printFinder(state)) query.set(key, text);
  },
};

/** As used for saved searches and alarms. */
export function soughtOf(state: FinderState): Sought {
  const { zones, minutes, days } = state;
  if (state.way === "session") {
    const session = { weights: weightsOf(state), minutes, days };
    return { zones, weather: [], after: [], hours: null, run: 1, session };
  }
  const { weather, after, hours, run, mine, local } = state;
  const own = mine ? "mine" : local;
  return { zones, weather, after, hours, run, ...(own !== null && { own }) };
}

export function typedEntries(weights: Weights): [WeatherId, number][] {
  const found: [WeatherId, number][] = [];
  let weather: keyof Weights;
  for (weather in weights) found.push([weather, weights[weather] ?? 0]);
  return found;
}

/** `absent` has the weathers that cannot occur in any of the zones. */
export function withoutAbsent(
  state: FinderState,
): Readonly<{ state: FinderState; absent: readonly WeatherId[] }> {
  const isThere = (weather: WeatherId) => state.zones.some((zone) => skyTable(zone).includes(weather));
  const absent = new Set<WeatherId>();
  const keep = (weather: WeatherId) => {
    if (!isThere(weather)) absent.add(weather);
    return isThere(weather);
  };
  const kept = {
    weather: state.weather.filter(keep),
    after: state.after.filter(keep),
    weights:
      state.weights && Object.fromEntries(typedEntries(state.weights).filter(([weather]) => keep(weather))),
  };
  return { state: { ...state, ...kept }, absent: [...absent] };
}
