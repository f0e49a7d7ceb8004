import { mnemeIds } from "#records/mnemes/ids";
import { sources } from "./draws.ts";
import type { Terms } from "./terms.ts";

/*
 * Scenarios that the model averages over: the number of tries of each tray, and the contents of owned
 * logograms. They are the points of a Korobov lattice, in which every random number covers its whole
 * distribution once (quasi-Monte Carlo).
 */

/** `size` is prime; `multiplier` was chosen by comparison with 65,521 scenarios. */
export type Lattice = Readonly<{ size: number; multiplier: number }>;
/** Mostly within 2% of the expectation; for the search. */
export const COARSE: Lattice = { size: 61, multiplier: 6 };
/** Within 1%; to compare good candidates. */
export const MIDDLE: Lattice = { size: 1021, multiplier: 346 };
/** Within 0.3%; for displayed results. */
export const FINE: Lattice = { size: 8191, multiplier: 1037 };

/** One coordinate of all points, each strictly between 0 and 1. */
export function quantiles({ size, multiplier }: Lattice, dimension: number): Float64Array {
  let step = 1;
  for (let power = 0; power < dimension; power++) step = (step * multiplier) % size;
  return Float64Array.from({ length: size }, (_, point) => (((point * step) % size) + 0.5) / size);
}

/** Number of tries until the first success at `chance`, at a quantile of the distribution. */
export function triesAt(chance: number, quantile: number): number {
  return chance >= 1 ? 1 : 1 + Math.floor(Math.log1p(-quantile) / Math.log1p(-chance));
}

/** Successes in `count` independent tries at `chance` (below 0.7), at a quantile of the distribution. */
function successesAt(count: number, chance: number, quantile: number): number {
  let term = (1 - chance) ** count;
  let below = term;
  let successes = 0;
  while (below < quantile && successes < count) {
    term *= ((count - successes) / (successes + 1)) * (chance / (1 - chance));
    below += term;
    successes += 1;
  }
  return successes;
}

/** Cap on owned logograms: more make no difference to any loadout, and `term` above would underflow. */
const AMPLE = 900;

const knownTries = new WeakMap<Lattice, Map<number, Int32Array>[]>();

/** Cached across plans, since only a few chances exist. */
function triesBy(lattice: Lattice, tray: number, chance: number): Int32Array {
  const trays = knownTries.get(lattice) ?? [];
  knownTries.set(lattice, trays);
  const chances = trays[tray] ?? new Map<number, Int32Array>();
  trays[tray] = chances;
  const tries =
    chances.get(chance) ?? Int32Array.from(quantiles(lattice, tray), (quantile) => triesAt(chance, quantile));
  chances.set(chance, tries);
  return tries;
}

export class Scenarios {
  readonly size: number;
  /** Owned mnemes, by mneme and scenario; equal in all scenarios. */
  readonly mnemes: readonly Int32Array[];
  /** By mneme and scenario: owned mnemes plus those from owned logograms. */
  readonly stock: readonly Int32Array[];
  readonly #lattice: Lattice;

  constructor({ owned, ownedLogograms }: Terms, lattice: Lattice, trays: number) {
    this.size = lattice.size;
    this.#lattice = lattice;
    this.mnemes = mnemeIds.map((_, mneme) => new Int32Array(lattice.size).fill(owned[mneme] ?? 0));
    const stock = this.mnemes.map((held) => held.slice());
    let dimension = trays;
    sources.forEach(({ mnemes, chances }, place) => {
      const count = Math.min(AMPLE, ownedLogograms[place] ?? 0);
      if (count === 0) return;
      const left = new Int32Array(lattice.size).fill(count);
      let share = 1;
      mnemes.forEach((mneme, kind) => {
        const chance = (chances[kind] ?? 0) / share;
        share -= chances[kind] ?? 0;
        const points = kind === mnemes.length - 1 ? null : quantiles(lattice, dimension++);
        const held = stock[mneme];
        left.forEach((remaining, scenario) => {
          const found = points === null ? remaining : successesAt(remaining, chance, points[scenario] ?? 0.5);
          left[scenario] = remaining - found;
          if (held !== undefined) held[scenario] = (held[scenario] ?? 0) + found;
        });
      });
    });
    this.stock = stock;
  }

  triesOf(tray: number, chance: number): Int32Array {
    return triesBy(this.#lattice, tray, chance);
  }
}
