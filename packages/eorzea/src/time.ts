/** One Eorzean hour in real milliseconds. */
export const HOUR_MS = 175_000;
/** One Eorzean day in real milliseconds: 70 minutes. */
export const DAY_MS = 24 * HOUR_MS;
/** One weather period in real milliseconds: 8 Eorzean hours, 23 minutes 20 seconds. */
export const PERIOD_MS = 8 * HOUR_MS;
/** How many Eorzean seconds pass in one real second: 144 / 7. */
export const EORZEA_RATIO = 3600 / 175;

/** The last instant that a JavaScript Date can hold. */
const LAST_INSTANT = 8.64e15;

/**
 * Passes an instant through: Unix milliseconds from 1970 to the last one a Date can hold.
 * Anything else (NaN, infinite, negative) throws a RangeError; `name` is what the sentence calls it.
 */
export function checkInstant(at: number, name = "instant"): number {
  if (at >= 0 && at <= LAST_INSTANT) return at;
  throw new RangeError(
    `The ${name} must be Unix milliseconds from 0 (the year 1970) to ${LAST_INSTANT}, not ${String(at)}.`,
  );
}

/**
 * Passes an Eorzean hour of day through as its distance from midnight in real milliseconds. Quarters of an hour
 * are whole milliseconds and allowed; anything else, or an hour outside 0 to `last`, throws a RangeError.
 */
export function hourOffset(hour: number, last: number): number {
  if (hour >= 0 && hour <= last && Number.isInteger(hour * 4)) return hour * HOUR_MS;
  throw new RangeError(
    `An Eorzean hour here is a number from 0 to ${last} in steps of a quarter, not ${String(hour)}.`,
  );
}

/** The number of the weather period that holds `at` (Unix ms), counted from 1970. */
export function periodAt(at: number): number {
  return Math.floor(checkInstant(at) / PERIOD_MS);
}

/** The start (Unix ms) of the weather period that holds `at`: 0:00, 8:00 or 16:00 Eorzea time. */
export function periodStart(at: number): number {
  return periodAt(at) * PERIOD_MS;
}
