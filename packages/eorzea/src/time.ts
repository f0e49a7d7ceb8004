/** One Eorzean hour in real milliseconds. */
export const HOUR_MS = 175_000;
/** One Eorzean day in real milliseconds: 70 minutes. */
export const DAY_MS = 24 * HOUR_MS;
/** One weather period in real milliseconds: 8 Eorzean hours, 23 minutes 20 seconds. */
export const PERIOD_MS = 8 * HOUR_MS;
/** Eorzean seconds per real second: 144 / 7. */
export const EORZEA_RATIO = 3600 / 175;

const LAST_INSTANT = 8.64e15;

/**
 * Returns `at` if it is Unix milliseconds from 1970 to the last instant a Date can represent.
 * @throws RangeError otherwise (NaN, infinite, negative); `name` is used in the message.
 */
export function checkInstant(at: number, name = "instant"): number {
  if (at >= 0 && at <= LAST_INSTANT) return at;
  throw new RangeError(
    `The ${name} must be Unix milliseconds from 0 (the year 1970) to ${LAST_INSTANT}, not ${String(at)}.`,
  );
}

/**
 * Converts an Eorzean hour of the day to real milliseconds from midnight. Only quarter hours are accepted,
 * because they are whole milliseconds.
 * @throws RangeError for other fractions, or outside 0 to `last`.
 */
export function hourOffset(hour: number, last: number): number {
  if (hour >= 0 && hour <= last && Number.isInteger(hour * 4)) return hour * HOUR_MS;
  throw new RangeError(
    `An Eorzean hour here is a number from 0 to ${last} in steps of a quarter, not ${String(hour)}.`,
  );
}

/** Index of the weather period that contains `at` (Unix ms), counted from 1970. */
export function periodAt(at: number): number {
  return Math.floor(checkInstant(at) / PERIOD_MS);
}

/** Start (Unix ms) of the weather period that contains `at`: 0:00, 8:00 or 16:00 Eorzea time. */
export function periodStart(at: number): number {
  return periodAt(at) * PERIOD_MS;
}
