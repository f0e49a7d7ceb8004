import { rollAt, rollOf } from "./roll.ts";
import { checkInstant, PERIOD_MS, periodAt } from "./time.ts";
import { type WeatherId, weathers } from "./weathers/tables.ts";
import type { ZoneId } from "./zones/rates.ts";
import { zoneRates } from "./zones/rates.ts";
import type { Rate } from "./zones/types.ts";

/** One weather period: its start (Unix ms) and what the sky shows until PERIOD_MS later. */
export interface Period {
  readonly start: number;
  readonly weather: WeatherId;
}

type Sky = readonly WeatherId[];

const weatherIds: ReadonlySet<string> = new Set(weathers.map(({ id }) => id));

/** The weather of each roll, by zone: as many rolls as the rates add up to. */
const skies: ReadonlyMap<string, Sky> = new Map(
  Object.entries(zoneRates).map(([zone, rates]) => [zone, skyOf(rates)]),
);

function skyOf(rates: readonly Rate[]): Sky {
  let from = 0;
  return rates.flatMap(([weather, upTo]) => {
    const rolls = Array<WeatherId>(upTo - from).fill(weather);
    from = upTo;
    return rolls;
  });
}

/** The zone asked last, with its sky: most callers ask for many instants of one zone, and spare the look-up. */
let lastZone: ZoneId | undefined;
let lastSky: Sky | undefined;

/** The rolls of a zone as weathers: a hundred but in Empyreum, which has ninety. Throws `TypeError: 'nope' is an undefined zone ID.` */
export function skyTable(zone: ZoneId): Sky {
  if (lastSky !== undefined && zone === lastZone) return lastSky;
  const sky = skies.get(zone);
  if (sky === undefined) throw undefinedZone(zone);
  lastZone = zone;
  lastSky = sky;
  return sky;
}

/** The error for a zone that does not exist, in the words that other weather libraries use. */
export function undefinedZone(zone: unknown): TypeError {
  return new TypeError(`'${String(zone)}' is an undefined zone ID.`);
}

export function isZoneId(value: unknown): value is ZoneId {
  return typeof value === "string" && skies.has(value);
}

export function isWeatherId(value: unknown): value is WeatherId {
  return typeof value === "string" && weatherIds.has(value);
}

/** Throws `TypeError: 'nope' is an undefined weather ID.` for the first that does not exist. */
export function checkWeathers(weathers: readonly WeatherId[]): void {
  const unknown = weathers.find((weather) => !weatherIds.has(weather));
  if (unknown !== undefined) throw new TypeError(`'${String(unknown)}' is an undefined weather ID.`);
}

function weatherOf(sky: Sky, roll: number): WeatherId {
  const weather = sky[roll];
  if (weather === undefined) throw new RangeError(`No weather for roll ${roll}.`);
  return weather;
}

/** The weather of `zone` at `at` (Unix ms). TypeError for an unknown zone, RangeError for an instant out of range. */
export function weatherAt(zone: ZoneId, at: number): WeatherId {
  const sky = skyTable(zone);
  return weatherOf(sky, rollAt(at, sky.length));
}

/** The weather that `roll` (from 0 to below the sum of its rates) gives in `zone`. */
export function weatherForRoll(zone: ZoneId, roll: number): WeatherId {
  return weatherOf(skyTable(zone), roll);
}

/**
 * `periods` consecutive weather periods of `zone`; the first is the one that holds `from` (Unix ms).
 * RangeError unless `periods` is whole and from 0 to 1,000,000, or for an instant out of range.
 */
export function forecast(zone: ZoneId, from: number, periods: number): Period[] {
  const sky = skyTable(zone);
  const first = periodAt(from);
  if (!Number.isInteger(periods) || periods < 0 || periods > 1_000_000) {
    throw new RangeError(
      `A forecast has a whole number of periods from 0 to 1000000, not ${String(periods)}.`,
    );
  }
  checkInstant((first + periods) * PERIOD_MS, "end of the forecast");
  return Array.from({ length: periods }, (_, index) => ({
    start: (first + index) * PERIOD_MS,
    weather: weatherOf(sky, rollOf(first + index, sky.length)),
  }));
}

/** The chance of one of `weathers` in `zone`, in percent. */
export function chanceOf(zone: ZoneId, weathers: readonly WeatherId[]): number {
  const sky = skyTable(zone);
  checkWeathers(weathers);
  return (sky.filter((weather) => weathers.includes(weather)).length * 100) / sky.length;
}
