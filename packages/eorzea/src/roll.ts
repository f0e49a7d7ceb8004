import { checkInstant, PERIOD_MS, periodAt } from "./time.ts";

/*
 * A period's roll mixes the number of its Eorzean day with the hour at which it ends (8, 16, or 0 for
 * midnight) in unsigned 32-bit arithmetic, modulo the sum of the zone's rates: 100 in every zone but
 * Empyreum. Players have known the formula since 2014; the tests compare it with an independent library.
 */

/** Sum of the rates of every zone but Empyreum (90). */
export const USUAL_SIDES = 100;

/** Mixes a seed of 100 per day plus 1 per hour; only its low 32 bits matter. */
function mix(seed: number, sides: number): number {
  const mixed = (seed << 11) ^ seed;
  return ((mixed ^ (mixed >>> 8)) >>> 0) % sides;
}

/** Roll of a period by index. Does not validate: callers pass a whole number from 0. */
export function rollOf(period: number, sides: number = USUAL_SIDES): number {
  // Within Date's range the Eorzean day stays below 2^31, so `| 0` rounds down.
  const day = (period / 3) | 0;
  const slot = period - day * 3;
  return mix(Math.imul(day, 100) + (slot === 2 ? 0 : slot * 8 + 8), sides);
}

/**
 * Roll, 0 to 99, of the weather period that contains `at` (Unix ms), the same in every zone whose rates add
 * up to 100. Pass the sum of the rates as `sides` for other zones.
 */
export function rollAt(at: number, sides: number = USUAL_SIDES): number {
  return rollOf(periodAt(at), sides);
}

/** Rolls of whole Eorzean days, three per day. Does not validate. */
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
 * Rolls of `count` consecutive periods from `firstPeriod` = floor(Unix ms / PERIOD_MS); use it to search over
 * years. `sides` is the sum of the zone's rates.
 * @throws RangeError unless both are whole, not negative, and within Date's range.
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
