import { rollAt, rollOf } from "./roll.ts";
import { checkInstant, PERIOD_MS, periodAt } from "./time.ts";
import { type WeatherId, weathers } from "./weathers/tables.ts";
import type { ZoneId } from "./zones/rates.ts";
import { zoneRates } from "./zones/rates.ts";
import type { Rate } from "./zones/types.ts";

/** One weather period: its start (Unix ms) and the weather until PERIOD_MS later. */
export interface Period {
  readonly start: number;
  readonly weather: WeatherId;
}

type Sky = readonly WeatherId[];

const weatherIds: ReadonlySet<string> = new Set(weathers.map(({ id }) => id));

/** Weather by roll, for each zone. The length is the sum of the zone's rates. */
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

let lastZone: ZoneId | undefined;
let lastSky: Sky | undefined;

/**
 * Weather by roll in a zone: 100 entries, or 90 in Empyreum.
 * @throws `TypeError: 'nope' is an undefined zone ID.`
 */
export function skyTable(zone: ZoneId): Sky {
  if (lastSky !== undefined && zone === lastZone) return lastSky;
  const sky = skies.get(zone);
  if (sky === undefined) throw undefinedZone(zone);
  lastZone = zone;
  lastSky = sky;
  return sky;
}

/** Worded like other weather libraries. */
export function undefinedZone(zone: unknown): TypeError {
  return new TypeError(`'${String(zone)}' is an undefined zone ID.`);
}

export function isZoneId(value: unknown): value is ZoneId {
  return typeof value === "string" && skies.has(value);
}

export function isWeatherId(value: unknown): value is WeatherId {
  return typeof value === "string" && weatherIds.has(value);
}

/** @throws `TypeError: 'nope' is an undefined weather ID.` */
export function checkWeathers(weathers: readonly WeatherId[]): void {
  const unknown = weathers.find((weather) => !weatherIds.has(weather));
  if (unknown !== undefined) throw new TypeError(`'${String(unknown)}' is an undefined weather ID.`);
}

function weatherOf(sky: Sky, roll: number): WeatherId {
  const weather = sky[roll];
  if (weather === undefined) throw new RangeError(`No weather for roll ${roll}.`);
  return weather;
}

/**
 * Weather of `zone` at `at` (Unix ms).
 * @throws TypeError for an unknown zone.
 * @throws RangeError for an instant out of range.
 */
export function weatherAt(zone: ZoneId, at: number): WeatherId {
  const sky = skyTable(zone);
  return weatherOf(sky, rollAt(at, sky.length));
}

/** Weather for a roll in `zone`, where `roll` is from 0 to below the sum of its rates. */
export function weatherForRoll(zone: ZoneId, roll: number): WeatherId {
  return weatherOf(skyTable(zone), roll);
}

/**
 * Lists `periods` consecutive weather periods of `zone`, from the one that contains `from` (Unix ms).
 * @throws RangeError unless `periods` is whole and from 0 to 1,000,000, or for an instant out of range.
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

/** Chance of any of `weathers` in `zone`, in percent. */
export function chanceOf(zone: ZoneId, weathers: readonly WeatherId[]): number {
  const sky = skyTable(zone);
  checkWeathers(weathers);
  return (sky.filter((weather) => weathers.includes(weather)).length * 100) / sky.length;
}
