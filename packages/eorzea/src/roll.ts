import { checkInstant, DAY_MS, PERIOD_MS } from "./time.ts";

/*
 * The roll of a period mixes the number of its Eorzean day with the hour at which it ends (8, 16, or 0 for the
 * period that ends at midnight) in unsigned 32-bit arithmetic. Players have known the formula since 2014; the tests
 * hold it against an independent library.
 */

/** Node reads an imported constant anew at every use, one of the same file never: a seventh of a single call's time. */
const DAY: number = DAY_MS;
const PERIOD: number = PERIOD_MS;

/*
 * Within Date's range the number of an Eorzean day stays below 2^31: `| 0` rounds it down, and what follows is
 * arithmetic on small whole numbers, many times faster than the remainder of a period's number would be.
 */

/** The roll of a seed, of which only the low 32 bits matter. */
function mix(seed: number): number {
  const mixed = (seed << 11) ^ seed;
  return ((mixed ^ (mixed >>> 8)) >>> 0) % 100;
}

/** The roll of the period with this number (whole, from 0); the caller has checked it. */
export function rollOf(period: number): number {
  const day = (period / 3) | 0;
  const slot = period - day * 3;
  return mix(Math.imul(day, 100) + (slot === 2 ? 0 : slot * 8 + 8));
}

/** The roll, 0 to 99, of the weather period that holds `at` (Unix ms). It is the same in every zone. */
export function rollAt(at: number): number {
  // Written out for the single call: one division instead of the two that go through the period's number.
  const day = (checkInstant(at) / DAY) | 0;
  const rest = at - day * DAY;
  return mix(Math.imul(day, 100) + (rest < PERIOD ? 8 : rest < 2 * PERIOD ? 16 : 0));
}

/** Fills `target` with the rolls of consecutive periods from `firstPeriod` on; the caller has checked it. */
export function fillRolls(target: Uint8Array, firstPeriod: number): void {
  const count = target.length;
  let index = 0;
  let period = firstPeriod;
  for (; index < count && period % 3 !== 0; index++, period++) target[index] = rollOf(period);
  // Seeds stay inside 32 bits: only their low 32 bits reach the roll.
  let seed = ((period / 3) * 100) | 0;
  const whole = count - 2;
  for (; index < whole; index += 3, seed = (seed + 100) | 0) {
    // `mix` written out: a call costs this loop, which does nothing else, eight in a hundred.
    const morning = seed + 8;
    const evening = seed + 16;
    const mixed0 = (morning << 11) ^ morning;
    const mixed1 = (evening << 11) ^ evening;
    const mixed2 = (seed << 11) ^ seed;
    target[index] = ((mixed0 ^ (mixed0 >>> 8)) >>> 0) % 100;
    target[index + 1] = ((mixed1 ^ (mixed1 >>> 8)) >>> 0) % 100;
    target[index + 2] = ((mixed2 ^ (mixed2 >>> 8)) >>> 0) % 100;
  }
  for (period = firstPeriod + index; index < count; index++, period++) target[index] = rollOf(period);
}

/**
 * Looks through `days` Eorzean days from `firstDay` on and writes into `edges` the places, counted in periods from the
 * first, where runs of wanted rolls begin and end in turn. Answers how many there are. `wanted` has, for each of the
 * day's three periods, a 1 for each roll that is wanted; `open` is 1 if the period before was; `edges` has room for one
 * more than there are periods.
 *
 * Whether a place is an edge is added to their number instead of asked: no processor can foretell rolls, and a wrong
 * guess costs it more than the roll.
 */
export function fillEdges(
  edges: Int32Array,
  [wanted0, wanted1, wanted2]: readonly [Uint8Array, Uint8Array, Uint8Array],
  firstDay: number,
  days: number,
  open: number,
): number {
  const count = days * 3;
  let before = open;
  let found = 0;
  let seed = (firstDay * 100) | 0;
  for (let index = 0; index < count; index += 3, seed = (seed + 100) | 0) {
    const open0 = wanted0[mix(seed + 8)] ?? 0;
    const open1 = wanted1[mix(seed + 16)] ?? 0;
    const open2 = wanted2[mix(seed)] ?? 0;
    edges[found] = index;
    found += before ^ open0;
    edges[found] = index + 1;
    found += open0 ^ open1;
    edges[found] = index + 2;
    found += open1 ^ open2;
    before = open2;
  }
  return found;
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
  const target = new Uint8Array(count);
  fillRolls(target, firstPeriod);
  return target;
}
