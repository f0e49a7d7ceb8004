import { checkWeathers, skyTable } from "./sky.ts";
import { HOUR_MS, hourOffset, PERIOD_MS } from "./time.ts";
import type { WeatherId } from "./weathers/tables.ts";
import type { ZoneId } from "./zones/rates.ts";

/**
 * What to look for. The sky is open while the zone has one of `weather` and the Eorzea clock is inside `hours`; a
 * window is a stretch of open sky as long as it lasts, across periods and across midnight.
 */
export interface WindowQuery {
  readonly zone: ZoneId;
  /** Absent: any weather. Empty: none, so nothing is found. */
  readonly weather?: readonly WeatherId[] | undefined;
  /**
   * The weather of the period before the window's first period; from there on the window lasts as long as the wanted
   * weather. Where a stretch holds such a place only later (because `after` and `weather` share a weather), the window
   * begins there.
   */
  readonly after?: readonly WeatherId[] | undefined;
  /** Eorzean hours [from, to) in quarters, `from` 0 to 23.75, `to` 0 to 24; from > to crosses midnight. */
  readonly hours?: readonly [from: number, to: number] | undefined;
  /** The least number of periods a window touches; hours that cut into a period leave it counted. */
  readonly minPeriods?: number | undefined;
}

/** A part of a period that lies inside the hours, in ms from the period's start. */
type Piece = readonly [start: number, end: number];

/** A query, checked and turned into what the scan reads. */
export interface Plan {
  /** For each roll: 1 if its weather is wanted. */
  readonly wanted: Uint8Array;
  /** For each roll: 1 if its weather may come before a window; null if any may. */
  readonly before: Uint8Array | null;
  /** The weather of each roll. */
  readonly sky: readonly WeatherId[];
  /** The pieces of the periods that begin at 0:00, 8:00 and 16:00. */
  readonly pieces: readonly (readonly Piece[])[];
  /** When the hours begin and end, in ms from midnight; past the next midnight if they cross it. */
  readonly opens: number;
  readonly closes: number;
  /** The periods of those two instants, counted from 0 where the day begins. */
  readonly opensIn: number;
  readonly closesIn: number;
  /** The hours leave no gap in the day. */
  readonly wholeDay: boolean;
  /** Every weather of the zone is wanted. */
  readonly anyWeather: boolean;
  readonly minPeriods: number;
  /** False when no instant can ever match. */
  readonly possible: boolean;
}

/** Passes a count through, or throws a RangeError that calls it `name`. */
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

/** Checks a query; throws TypeError for an unknown id, RangeError for hours and counts that make no sense. */
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
  // 0-24 is the whole day; 5-5 was refused above, so a remainder of nothing can mean only that.
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
