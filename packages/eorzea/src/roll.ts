import { checkInstant, PERIOD_MS, periodAt } from "./time.ts";

/*
 * The roll of a period mixes the number of its Eorzean day with the hour at which it ends (8, 16, or 0 for the
 * period that ends at midnight) in unsigned 32-bit arithmetic. Players have known the formula since 2014; the tests
 * hold it against an independent library.
 */

/** The roll of a seed, 100 for each day and 1 for each hour; only its low 32 bits matter. */
function mix(seed: number): number {
  const mixed = (seed << 11) ^ seed;
  return ((mixed ^ (mixed >>> 8)) >>> 0) % 100;
}

/** The roll of the period with this number (whole, from 0); the caller has checked it. */
export function rollOf(period: number): number {
  // Within Date's range the number of an Eorzean day stays below 2^31, so `| 0` rounds it down.
  const day = (period / 3) | 0;
  const slot = period - day * 3;
  return mix(Math.imul(day, 100) + (slot === 2 ? 0 : slot * 8 + 8));
}

/** The roll, 0 to 99, of the weather period that holds `at` (Unix ms). It is the same in every zone. */
export function rollAt(at: number): number {
  return rollOf(periodAt(at));
}

/** The rolls of whole Eorzean days, three a day; the caller has checked the days. */
export function rollsOfDays(firstDay: number, days: number): Uint8Array {
  const rolls = new Uint8Array(days * 3);
  let seed = Math.imul(firstDay, 100);
  for (let index = 0; index < rolls.length; index += 3) {
    rolls[index] = mix(seed + 8);
    rolls[index + 1] = mix(seed + 16);
    rolls[index + 2] = mix(seed);
    seed = (seed + 100) | 0;
  }
  return rolls;
}

/**
 * The rolls of `count` consecutive periods, the first being `firstPeriod` = floor(Unix ms / PERIOD_MS). This is the
 * path for searches over years. Throws a RangeError unless both are whole, not negative, and within Date's range.
 */
export function rolls(firstPeriod: number, count: number): Uint8Array {
  if (!Number.isInteger(firstPeriod) || !Number.isInteger(count) || count < 0) {
    throw new RangeError(
      `rolls takes a whole period number and a whole count from 0, not ${String(firstPeriod)} and ${String(count)}.`,
    );
  }
  checkInstant(firstPeriod * PERIOD_MS, "first period");
  checkInstant((firstPeriod + count) * PERIOD_MS, "last period");
  const before = firstPeriod % 3;
  const days = Math.ceil((before + count) / 3);
  return rollsOfDays((firstPeriod - before) / 3, days).subarray(before, before + count);
}
