import { checkInstant, DAY_MS, HOUR_MS, hourOffset } from "./time.ts";

/** A reading of the Eorzea clock: moon 1 to 12, sun 1 to 32, hour 0 to 23, minute and second 0 to 59. */
export interface EorzeaTime {
  /** Counted from 1 at the Unix epoch. */
  readonly year: number;
  readonly moon: number;
  readonly sun: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const SUNS_PER_MOON = 32;
const MOONS_PER_YEAR = 12;

/** The Eorzea clock at `at` (Unix ms), every part rounded down. Throws a RangeError for an instant out of range. */
export function eorzeaClock(at: number): EorzeaTime {
  const day = Math.floor(checkInstant(at) / DAY_MS);
  // 18 / 875 Eorzean seconds pass in a millisecond; from the day's start on, every number here is exact.
  const seconds = Math.floor(((at - day * DAY_MS) * 18) / 875);
  const moons = Math.floor(day / SUNS_PER_MOON);
  return {
    year: Math.floor(moons / MOONS_PER_YEAR) + 1,
    moon: (moons % MOONS_PER_YEAR) + 1,
    sun: (day % SUNS_PER_MOON) + 1,
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** The Eorzean hour of day at `at` (Unix ms) with its fraction, from 0 to just under 24. */
export function eorzeaHourAt(at: number): number {
  return (checkInstant(at) % DAY_MS) / HOUR_MS;
}

/**
 * The first instant (Unix ms) after `at` at which the Eorzea clock turns to `hour`: 0 to 23.75 in quarters. At the very
 * turn it answers with the next day's. Throws a RangeError for an hour or an instant out of range.
 */
export function nextEorzeaHour(hour: number, at: number): number {
  const today = Math.floor(checkInstant(at) / DAY_MS) * DAY_MS + hourOffset(hour, 23.75);
  return today > at ? today : today + DAY_MS;
}
