import { checkInstant, PERIOD_MS, periodAt } from "./time.ts";

/*
 * The roll of a period mixes the number of its Eorzean day with the hour at which it ends (8, 16, or 0 for the
 * period that ends at midnight) in unsigned 32-bit arithmetic, and is what remains of it by the sum of a zone's rates:
 * a hundred in every zone but Empyreum. Players have known the formula since 2014; the tests compare it with an
 * independent library.
 */

/** The sum of the rates of every zone but one. */
export const USUAL_SIDES = 100;

/** The roll of a seed, 100 for each day and 1 for each hour; only its low 32 bits matter. */
function mix(seed: number, sides: number): number {
  const mixed = (seed << 11) ^ seed;
  return ((mixed ^ (mixed >>> 8)) >>> 0) % sides;
}

/** The roll of the period with this number (whole, from 0); the caller has checked it. */
export function rollOf(period: number, sides: number = USUAL_SIDES): number {
  // Within Date's range the number of an Eorzean day stays below 2^31, so `| 0` rounds it down.
  const day = (period / 3) | 0;
  const slot = period - day * 3;
  return mix(Math.imul(day, 100) + (slot === 2 ? 0 : slot * 8 + 8), sides);
}

/**
 * The roll, 0 to 99, of the weather period that holds `at` (Unix ms). It is the same in every zone whose rates add up to a hundred;
 * `sides` is their sum in another one.
 */
export function rollAt(at: number, sides: number = USUAL_SIDES): number {
  return rollOf(periodAt(at), sides);
}

/** The rolls of whole Eorzean days, three a day; the caller has checked the days. */
export function rollsOfDays(firstDay: number, days: number, sides: number = USUAL_SIDES): Uint8Array {
  const rolls = new Uint8Array(days * 3);
  let seed = Math.imul(firstDay, 100);
  for (let index = 0; index < rolls.length; index += 3) {
    rolls[index] = mix(seed + 8, sides);
    rolls[index + 1] = mix(seed + 16, sides);
    rolls[index + 2] = mix(seed, sides);
    seed = (seed + 100) | 0;
  }
  return rolls;
}

/**
 * The rolls of `count` consecutive periods, the first being `firstPeriod` = floor(Unix ms / PERIOD_MS). This is the
 * path for searches over years; `sides` is the sum of the zone's rates. Throws a RangeError unless both are whole, not negative, and within Date's range.
 */
export function rolls(firstPeriod: number, count: number, sides: number = USUAL_SIDES): Uint8Array {
  if (!Number.isInteger(firstPeriod) || !Number.isInteger(count) || count < 0) {
    throw new RangeError(
      `rolls takes a whole period number and a whole count from 0, not ${String(firstPeriod)} and ${String(count)}.`,
    );
  }
  checkInstant(firstPeriod * PERIOD_MS, "first period");
  checkInstant((firstPeriod + count) * PERIOD_MS, "last period");
  const before = firstPeriod % 3;
  const days = Math.ceil((before + count) / 3);
  return rollsOfDays((firstPeriod - before) / 3, days, sides).subarray(before, before + count);
}
