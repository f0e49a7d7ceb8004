import { checkWeathers, skyTable } from "./sky.ts";
import { HOUR_MS, hourOffset, PERIOD_MS } from "./time.ts";
import type { WeatherId } from "./weathers/tables.ts";
import type { ZoneId } from "./zones/rates.ts";

/**
 * A search for windows. An instant matches while the zone has one of `weather` and the Eorzea clock is within
 * `hours`. A window is a maximal run of matching instants, across periods and midnight.
 */
export interface WindowQuery {
  readonly zone: ZoneId;
  /** Undefined matches any weather; an empty list matches nothing. */
  readonly weather?: readonly WeatherId[] | undefined;
  /**
   * Allowed weathers of the period before the window's first period. The window then lasts until the wanted
   * weather ends. If only a later period of a run follows such a weather (because `after` and `weather`
   * overlap), the window starts there.
   */
  readonly after?: readonly WeatherId[] | undefined;
  /** Eorzean hours [from, to) in quarters, `from` 0 to 23.75, `to` 0 to 24; from > to crosses midnight. */
  readonly hours?: readonly [from: number, to: number] | undefined;
  /** Minimum number of periods a window overlaps; periods cut short by `hours` count. */
  readonly minPeriods?: number | undefined;
}

/** The part of a period within the hours, in ms from the period's start. */
type Piece = readonly [start: number, end: number];

export interface Plan {
  /** By roll: 1 if its weather is wanted. */
  readonly wanted: Uint8Array;
  /** By roll: 1 if its weather may precede a window; null if any may. */
  readonly before: Uint8Array | null;
  readonly sky: readonly WeatherId[];
  /** Pieces of the periods that start at 0:00, 8:00 and 16:00. */
  readonly pieces: readonly (readonly Piece[])[];
  /** Start and end of the hours in ms from midnight; `closes` exceeds a day if they cross midnight. */
  readonly opens: number;
  readonly closes: number;
  /** Periods of the first and last instant of the hours, counted from the start of the day. */
  readonly opensIn: number;
  readonly closesIn: number;
  readonly wholeDay: boolean;
  readonly anyWeather: boolean;
  readonly minPeriods: number;
  readonly possible: boolean;
}

/** @throws RangeError unless `value` is a whole number from 1; `name` is used in the message. */
export function checkCount(value: number, name: string): number {
  if (Number.isInteger(value) && value >= 1) return value;
  throw new RangeError(`${name} must be a whole number from 1, not ${String(value)}.`);
}

const DAY = 24 * HOUR_MS;

function piecesOf(from: number, to: number, slot: number): Piece[] {
  const base = slot * PERIOD_MS;
  const spans: Piece[] =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, DAY],
        ];
  return spans.flatMap(([start, end]): Piece[] => {
    const clipped: Piece = [Math.max(start - base, 0), Math.min(end - base, PERIOD_MS)];
    return clipped[0] < clipped[1] ? [clipped] : [];
  });
}

function marks(sky: readonly WeatherId[], weathers: readonly WeatherId[]): Uint8Array {
  checkWeathers(weathers);
  return Uint8Array.from(sky, (weather) => (weathers.includes(weather) ? 1 : 0));
}

/**
 * @throws TypeError for an unknown id.
 * @throws RangeError for invalid hours and counts.
 */
export function planOf({ zone, weather, after, hours, minPeriods: least = 1 }: WindowQuery): Plan {
  const sky = skyTable(zone);
  const wanted = marks(sky, weather ?? sky);
  const before = after ? marks(sky, after) : null;
  const minPeriods = checkCount(least, "minPeriods");
  const from = hours ? hourOffset(hours[0], 23.75) : 0;
  const to = hours ? hourOffset(hours[1], 24) : DAY;
  if (from === to) {
    throw new RangeError(
      `The hours ${from / HOUR_MS}-${to / HOUR_MS} are empty; give two different hours, or none for the whole day.`,
    );
  }
  // Equal hours were refused above, so a remainder of 0 can only mean 0-24, the whole day.
  const length = (to - from + DAY) % DAY;
  const wholeDay = length === 0;
  const closes = from + length;
  const opensIn = Math.floor(from / PERIOD_MS);
  const closesIn = Math.ceil(closes / PERIOD_MS) - 1;
  return {
    wanted,
    before,
    sky,
    pieces: [0, 1, 2].map((slot) => piecesOf(from, to, slot)),
    opens: from,
    closes,
    opensIn,
    closesIn,
    wholeDay,
    anyWeather: !wanted.includes(0),
    minPeriods,
    possible:
      wanted.includes(1) &&
      (before?.includes(1) ?? true) &&
      (wholeDay || minPeriods <= closesIn - opensIn + 1),
  };
}
