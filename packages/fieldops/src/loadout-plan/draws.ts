import { logogramFacts } from "#records/logograms/facts";
import type { LogogramId } from "#records/logograms/ids";
import { type MnemeId, mnemeIds } from "#records/mnemes/ids";

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

/** Panel ends of the integral: dense where few draws matter, doubling every second panel beyond. */
const ENDS = [0, 1, 2, 3, 4, ...Array.from({ length: 18 }, (_, step) => 4 * 2 ** ((step + 1) / 2))];

const times = Float64Array.from(
  ENDS.slice(1).flatMap((end, panel) => {
    const start = ENDS[panel] ?? 0;
    const middle = (start + end) / 2;
    const half = (end - start) / 2;
    return GAUSS.flatMap(([node]) => [middle - half * node, middle + half * node]);
  }),
);

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
    this.#rates = times.map((time) => time * chance);
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
const others = new Float64Array(NODES);
const products = Array.from({ length: 8 }, () => new Float64Array(NODES));
const NOT_LAST = { last: 0, wait: 0 };

/** Counts this close under a whole number are that number: sums of fractions are not exact. */
export const SLACK = 1e-9;

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
    multiply(enough, chance, count, kinds === 1);
  }
  if (kinds < 2) return single;
  let sum = 0;
  for (let node = 0; node < NODES; node++) sum += (weights[node] ?? 0) * (1 - (enough[node] ?? 0));
  return sum;
}

/**
 * Mean draws for many uses of one logogram's mnemes at once, flat, beyond what is owned. Uses that begin alike share their work, so that they
 * are best given in order.
 */
export function meanDrawsOfMany(place: number, uses: Float64Array, owned: ArrayLike<number>): Float64Array {
  const source = sources[place];
  if (source === undefined) return new Float64Array(0);
  const kinds = source.mnemes.length;
  const draws = new Float64Array(uses.length / kinds);
  const before = new Float64Array(kinds).fill(-1);
  for (let state = 0; state < draws.length; state++) {
    let lacked = 0;
    let single = 0;
    let same = true;
    for (let kind = 0; kind < kinds; kind++) {
      const count = Math.max(0, (uses[state * kinds + kind] ?? 0) - (owned[source.mnemes[kind] ?? 0] ?? 0));
      const chance = source.chances[kind] ?? 1;
      if (count > SLACK) {
        lacked += 1;
        single = count / chance;
      }
      if (same && before[kind] === count) continue;
      same = false;
      before[kind] = count;
      const product = products[kind] ?? enough;
      if (kind === 0) product.fill(1);
      else product.set(products[kind - 1] ?? enough);
      if (count > SLACK) multiply(product, chance, count, false);
    }
    if (lacked < 2) {
      draws[state] = single;
      continue;
    }
    const all = products[kinds - 1] ?? enough;
    let sum = 0;
    for (let node = 0; node < NODES; node++) sum += (weights[node] ?? 0) * (1 - (all[node] ?? 0));
    draws[state] = sum;
  }
  return draws;
}

/** Takes the chance that `count` of one kind have come into `product`. */
function multiply(product: Float64Array, chance: number, count: number, first: boolean): void {
  const low = Math.floor(count + SLACK);
  const share = Math.max(0, count - low);
  const known = arrivalsOf(chance);
  // The higher count first: it makes the lower one on its way.
  const more = share > 0 ? known.atLeast(low + 1) : undefined;
  const less = known.atLeast(low);
  for (let node = 0; node < NODES; node++) {
    const value =
      more === undefined ? (less[node] ?? 0) : (less[node] ?? 0) * (1 - share) + (more[node] ?? 0) * share;
    product[node] = first ? value : (product[node] ?? 0) * value;
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
    count > 0 ? arrivalsOf(source.chances[kind] ?? 0).atLeast(count) : null,
  );
  return counts.map((count, kind) => {
    const chance = source.chances[kind] ?? 0;
    const own = tables[kind];
    if (own === null || own === undefined) return NOT_LAST;
    const before = arrivalsOf(chance).atLeast(count - 1);
    // The density of the time of the last arrival: its count stands at one less, and one more comes.
    for (let node = 0; node < NODES; node++) {
      others[node] = (weights[node] ?? 0) * ((before[node] ?? 0) - (own[node] ?? 0));
    }
    for (let other = 0; other < tables.length; other++) {
      const table = tables[other];
      if (other === kind || table === null || table === undefined) continue;
      for (let node = 0; node < NODES; node++) others[node] = (others[node] ?? 0) * (table[node] ?? 0);
    }
    let last = 0;
    let wait = 0;
    for (let node = 0; node < NODES; node++) {
      const share = others[node] ?? 0;
      last += share;
      wait += share * (times[node] ?? 0);
    }
    return { last: last * chance, wait: wait * chance };
  });
}

/**
 * Draws that one more of the kind at place `kind` of `source` adds on average, where `count` of it (whole) are missing already and
 * `missing` of the others (its own entry is not read). Grows with `count` and shrinks with every other count, so that its ends
 * bound it over a range.
 */
export function drawsForOneMore(
  source: Source,
  kind: number,
  count: number,
  missing: ArrayLike<number>,
): number {
  const chance = source.chances[kind] ?? 1;
  let alone = true;
  for (let other = 0; other < source.mnemes.length; other++) {
    if (other === kind) continue;
    const lacking = missing[source.mnemes[other] ?? 0] ?? 0;
    if (lacking <= SLACK) continue;
    multiply(others, source.chances[other] ?? 0, lacking, alone);
    alone = false;
  }
  if (alone) return 1 / chance;
  const known = arrivalsOf(chance);
  const more = known.atLeast(count + 1);
  const less = known.atLeast(count);
  let sum = 0;
  for (let node = 0; node < NODES; node++) {
    sum += (weights[node] ?? 0) * ((less[node] ?? 0) - (more[node] ?? 0)) * (others[node] ?? 0);
  }
  return sum;
}

/** A logogram at some missing counts: the draws, and a straight lower bound of them from there on. */
export class DrawFacts {
  readonly draws: number;
  readonly #source: Source | null;
  readonly #missing: readonly number[];
  #line: Readonly<{ floor: number; slopes: Float64Array }> | null = null;

  constructor(source: Source | null, missing: ArrayLike<number>) {
    this.#source = source;
    this.#missing = source === null ? [] : source.mnemes.map((kind) => missing[kind] ?? 0);
    this.draws = source === null ? 0 : meanDraws(source, missing);
  }

  /** `floor` is a little under `draws`; `slopes` is what one more of each kind adds at least, zero for those that are not missing. */
  get line(): Readonly<{ floor: number; slopes: Float64Array }> {
    this.#line ??= this.#makeLine();
    return this.#line;
  }

  #makeLine() {
    const source = this.#source;
    if (source === null) return { floor: 0, slopes: new Float64Array(0) };
    const slopes = new Float64Array(source.mnemes.length);
    const spread = new Float64Array(Math.max(...source.mnemes) + 1);
    source.mnemes.forEach((mneme, kind) => {
      spread[mneme] = this.#missing[kind] ?? 0;
    });
    let floor = 0;
    lastKinds(source, spread).forEach(({ last, wait }, kind) => {
      const count = this.#missing[kind] ?? 0;
      if (count <= SLACK) return;
      floor += (wait * count) / Math.ceil(count - SLACK);
      slopes[kind] = last / (source.chances[kind] ?? 1);
    });
    return { floor, slopes };
  }
}

const NONE = new DrawFacts(null, []);

/** Average counts are whole multiples of this: tries are 1, 10/7, 2 or 10/3 (see `loadout/synthesis.ts`). */
export const PART = 1 / 21;
/** Above any count in parts; four such counts fit in the 53 bits of a whole number. */
const BASE = 2 ** 13;
/** Entries kept; most searches ask for a few thousand. */
const KEPT = 200_000;

const known: Map<number, Map<number, DrawFacts>>[] = sources.map(() => new Map());
let entries = 0;

/**
 * `meanDraws` with what belongs to it at what a use lacks beyond what is owned, remembered: a search asks for the same counts over and
 * over.
 */
export function drawFacts(place: number, use: ArrayLike<number>, owned: ArrayLike<number>): DrawFacts {
  const source = sources[place];
  const table = known[place];
  if (source === undefined || table === undefined) return NONE;
  let head = 0;
  let tail = 0;
  for (let kind = 0; kind < source.mnemes.length; kind++) {
    const mneme = source.mnemes[kind] ?? 0;
    const parts = Math.max(0, Math.round(((use[mneme] ?? 0) - (owned[mneme] ?? 0)) / PART));
    if (kind < 4) head = head * BASE + parts;
    else tail = tail * BASE + parts;
  }
  if (head === 0 && tail === 0) return NONE;
  let row = table.get(head);
  if (row === undefined) {
    row = new Map();
    table.set(head, row);
  }
  const found = row.get(tail);
  if (found !== undefined) return found;
  for (const mneme of source.mnemes) lacking[mneme] = Math.max(0, (use[mneme] ?? 0) - (owned[mneme] ?? 0));
  const made = new DrawFacts(source, lacking);
  if (entries >= KEPT) {
    for (const each of known) each.clear();
    entries = 0;
  } else {
    row.set(tail, made);
    entries += 1;
  }
  return made;
}

const lacking = new Float64Array(mnemeIds.length);
