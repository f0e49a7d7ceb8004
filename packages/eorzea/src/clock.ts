import { checkInstant, DAY_MS, HOUR_MS, hourOffset } from "./time.ts";

/** Eorzea time: moon 1 to 12, sun 1 to 32, hour 0 to 23, minute and second 0 to 59. */
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

/**
 * Eorzea time at `at` (Unix ms), all parts rounded down.
 * @throws RangeError if the instant is out of range.
 */
export function eorzeaClock(at: number): EorzeaTime {
  const day = Math.floor(checkInstant(at) / DAY_MS);
  // A millisecond is 18 / 875 Eorzean seconds. Counting from the start of the day keeps the arithmetic exact.
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

/** Eorzean hour of the day at `at` (Unix ms), with its fraction: 0 to just under 24. */
export function eorzeaHourAt(at: number): number {
  return (checkInstant(at) % DAY_MS) / HOUR_MS;
}

/**
 * First instant (Unix ms) strictly after `at` when the Eorzea clock reaches `hour` (0 to 23.75, in quarters).
 * @throws RangeError if the hour or the instant is out of range.
 */
export function nextEorzeaHour(hour: number, at: number): number {
  const today = Math.floor(checkInstant(at) / DAY_MS) * DAY_MS + hourOffset(hour, 23.75);
  return today > at ? today : today + DAY_MS;
}
