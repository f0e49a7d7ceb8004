import { logogramFacts } from "../logograms/facts.ts";
import type { LogogramId } from "../logograms/ids.ts";
import { type MnemeId, mnemeIds } from "../mnemes/ids.ts";

/*
 * Logograms to appraise, on average, until every missing mneme has come: the mean of the longest of several waits. Drawn at the ticks of
 * a Poisson clock of rate 1 the mnemes of a logogram come independently, so it is the integral over time of the chance that
 * something is still missing. A missing count may be an average (1.43): it is then read as 1 or 2 by chance, which keeps the mean of
 * a single mneme exact (count over chance) and everything between whole numbers linear.
 */

/** A logogram as the planner needs it: its mnemes by their place in `mnemeIds`, with their chances. */
export type Source = Readonly<{
  id: LogogramId;
  mnemes: readonly number[];
  chances: readonly number[];
}>;

export const mnemeIndex: ReadonlyMap<MnemeId, number> = new Map(mnemeIds.map((id, index) => [id, index]));

/** Every logogram; the recorded percentages are scaled to sum to 1. */
export const sources: readonly Source[] = logogramFacts.map(({ id, mnemes }) => {
  const sum = mnemes.reduce((total, { percent }) => total + percent, 0);
  return {
    id,
    mnemes: mnemes.map(({ mneme }) => mnemeIndex.get(mneme) ?? 0),
    chances: mnemes.map(({ percent }) => percent / sum),
  };
});

/** Gauss-Legendre nodes and weights of order 8 on [-1, 1], the positive half. */
const GAUSS = [
  [0.1834346424956498, 0.362683783378362],
  [0.525532409916329, 0.3137066458778873],
  [0.7966664774136267, 0.2223810344533745],
  [0.9602898564975363, 0.1012285362903763],
] as const;

/** Panel ends of the integral: dense where few draws matter, doubling every fourth panel beyond. */
const ENDS = [0, 1, 2, 3, 4, ...Array.from({ length: 36 }, (_, step) => 4 * 2 ** ((step + 1) / 4))];

const times: readonly number[] = ENDS.slice(1).flatMap((end, panel) => {
  const start = ENDS[panel] ?? 0;
  const middle = (start + end) / 2;
  const half = (end - start) / 2;
  return GAUSS.flatMap(([node]) => [middle - half * node, middle + half * node]);
});

const weights = Float64Array.from(
  ENDS.slice(1).flatMap((end, panel) => {
    const half = (end - (ENDS[panel] ?? 0)) / 2;
    return GAUSS.flatMap(([, weight]) => [half * weight, half * weight]);
  }),
);

/** Nodes of the integral, and the last of them: means beyond about half of it are not reckoned to five digits. */
const NODES = weights.length;

/** Chance at every node that at least `count` of a mneme have come; made once a count, from the one before. */
class Arrivals {
  readonly #atLeast: Float64Array[] = [new Float64Array(NODES).fill(1)];
  readonly #terms: Float64Array;
  readonly #rates: Float64Array;

  constructor(chance: number) {
    this.#rates = Float64Array.from(times, (time) => time * chance);
    this.#terms = this.#rates.map((rate) => Math.exp(-rate));
  }

  atLeast(count: number): Float64Array {
    for (let made = this.#atLeast.length; made <= count; made++) {
      const before = this.#atLeast[made - 1] ?? this.#terms;
      const next = new Float64Array(NODES);
      for (let node = 0; node < NODES; node++) {
        const term = this.#terms[node] ?? 0;
        next[node] = Math.max(0, (before[node] ?? 0) - term);
        this.#terms[node] = (term * (this.#rates[node] ?? 0)) / made;
      }
      this.#atLeast.push(next);
    }
    return this.#atLeast[count] ?? this.#terms;
  }
}

const arrivals = new Map<number, Arrivals>();

function arrivalsOf(chance: number): Arrivals {
  const known = arrivals.get(chance);
  if (known !== undefined) return known;
  const made = new Arrivals(chance);
  arrivals.set(chance, made);
  return made;
}

const enough = new Float64Array(NODES);

/** Counts this close under a whole number are that number: sums of fractions are not exact. */
const SLACK = 1e-9;

/**
 * Mean draws from `source` until `missing` (by place in `mnemeIds`, at least 0) has come. Monotone in every count.
 * Reckoned to five digits up to about a thousand draws.
 */
export function meanDraws(source: Source, missing: ArrayLike<number>): number {
  let kinds = 0;
  let single = 0;
  for (let kind = 0; kind < source.mnemes.length; kind++) {
    const count = missing[source.mnemes[kind] ?? 0] ?? 0;
    if (count <= SLACK) continue;
    const chance = source.chances[kind] ?? 0;
    kinds += 1;
    single = count / chance;
    multiply(chance, count, kinds === 1);
  }
  if (kinds < 2) return single;
  let sum = 0;
  for (let node = 0; node < NODES; node++) sum += (weights[node] ?? 0) * (1 - (enough[node] ?? 0));
  return sum;
}

/** Takes the chance that `count` of one kind have come into `enough`. */
function multiply(chance: number, count: number, first: boolean): void {
  const low = Math.floor(count + SLACK);
  const share = Math.max(0, count - low);
  const known = arrivalsOf(chance);
  // The higher count first: it makes the lower one on its way.
  const more = share > 0 ? known.atLeast(low + 1) : undefined;
  const less = known.atLeast(low);
  for (let node = 0; node < NODES; node++) {
    const value =
      more === undefined ? (less[node] ?? 0) : (less[node] ?? 0) * (1 - share) + (more[node] ?? 0) * share;
    enough[node] = first ? value : (enough[node] ?? 0) * value;
  }
}

/**
 * For each kind of `source`: the chance that it is the last to be complete, and its mean wait counted in those cases only.
 * The waits sum to the mean draws; they are the slopes of the lower bounds in `bounds.ts`.
 */
export function lastKinds(
  source: Source,
  missing: ArrayLike<number>,
): readonly Readonly<{ last: number; wait: number }>[] {
  const counts = source.mnemes.map((mneme) => Math.ceil((missing[mneme] ?? 0) - SLACK));
  const tables = counts.map((count, kind) =>
    count > 0 ? arrivalsOf(source.chances[kind] ?? 0).atLeast(count) : undefined,
  );
  return counts.map((count, kind) => {
    const chance = source.chances[kind] ?? 0;
    if (count <= 0) return { last: 0, wait: 0 };
    const before = arrivalsOf(chance).atLeast(count - 1);
    const own = tables[kind] ?? before;
    let last = 0;
    let wait = 0;
    for (let node = 0; node < NODES; node++) {
      // The density of the time of the last arrival: its count stands at one less, and one more comes.
      const density = chance * ((before[node] ?? 0) - (own[node] ?? 0));
      let others = weights[node] ?? 0;
      for (let other = 0; other < tables.length; other++) {
        if (other !== kind) others *= tables[other]?.[node] ?? 1;
      }
      last += density * others;
      wait += density * others * (times[node] ?? 0);
    }
    return { last, wait };
  });
}
