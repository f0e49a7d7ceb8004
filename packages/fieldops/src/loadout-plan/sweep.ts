import { type Bound, weigh } from "./bounds.ts";
import { costOfDraws, type Terms } from "./cost.ts";
import { type Course, outlook, type Step } from "./courses.ts";
import { type DrawFacts, drawFacts, PART, sources } from "./draws.ts";
import type { Incumbent } from "./incumbent.ts";
import { LocalBounds } from "./local-bound.ts";
import { addUse, KINDS, type Option } from "./options.ts";

const everywhere = sources.map((_, place) => place);

/** A logogram whose uses are followed one by one, with the least its cost can still lie over the slopes. */
type Followed = Readonly<{ place: number; course: Course; least: readonly Float64Array[] }>;

/** Where the search stands before a step. */
type Level = Readonly<{
  /** By logogram that is followed: its state. */
  states: Int32Array;
  use: Float64Array;
  /** By place, for the logograms that are not. */
  facts: DrawFacts[];
  /** By option of the step: bounds of the whole, and what the logograms that are followed come to over the slopes. */
  scores: Float64Array;
  others: Float64Array;
}>;

/**
 * Goes through the choices one tray after the other, leaving out what the bound leaves no hope for, and what leads to a use that was met
 * before. Equal trays are filled in one order only.
 * @returns nodes looked at; the limit if that was not enough
 */
export function sweep(...search: ConstructorParameters<typeof Sweep>): number {
  return new Sweep(...search).run();
}

// A class, not closures: closures are new functions in every sweep, and what was compiled for those of the last one is thrown away.
class Sweep {
  readonly #steps: readonly Step[];
  readonly #bound: Bound;
  readonly #terms: Terms;
  readonly #incumbent: Incumbent;
  readonly #limit: number;
  readonly #followed: readonly Followed[];
  /** Places of the logograms that are not followed, and the sum of their bases. */
  readonly #rest: readonly number[];
  readonly #restBase: number;
  /** By step and option: its weight by the bound's slopes. */
  readonly #weights: readonly Float64Array[];
  /** By step: its options, lightest first. */
  readonly #order: readonly (readonly number[])[];
  /** By step: what it and those after it weigh at least. */
  readonly #least: readonly number[];
  readonly #local: LocalBounds | null;
  readonly #met: Met;
  readonly #picks: number[];
  readonly #levels: readonly Level[];
  #nodes = 0;

  /** @param limit nodes to look at, at most */
  constructor(
    steps: readonly Step[],
    courses: readonly (Course | null)[],
    bound: Bound,
    terms: Terms,
    incumbent: Incumbent,
    limit: number,
  ) {
    this.#steps = steps;
    this.#bound = bound;
    this.#terms = terms;
    this.#incumbent = incumbent;
    this.#limit = limit;
    const followed = courses.flatMap((course, place) =>
      course === null ? [] : [{ place, course, least: outlook(place, course, bound.slopes) }],
    );
    const rest = everywhere.filter((place) => !followed.some((each) => each.place === place));
    this.#followed = followed;
    this.#rest = rest;
    this.#restBase = rest.reduce((sum, place) => sum + (bound.bases[place] ?? 0), 0);
    const weights = steps.map(({ options }) =>
      Float64Array.from(options, ({ use }) => weigh(use, bound.slopes)),
    );
    this.#weights = weights;
    this.#order = weights.map((list) => [...list.keys()].sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0)));
    const least = [0];
    for (const list of weights.toReversed()) least.unshift((least[0] ?? 0) + Math.min(...list));
    this.#least = least;
    this.#local = rest.length === 0 ? null : new LocalBounds(steps, rest, terms, bound);
    this.#met = new Met(steps, followed, rest);
    this.#picks = steps.map(() => 0);
    this.#levels = [...steps, null].map(
      (step): Level => ({
        states: new Int32Array(followed.length),
        use: new Float64Array(KINDS),
        facts: sources.map((_, place) => drawFacts(place, NOTHING, terms.owned)),
        scores: new Float64Array(step?.options.length ?? 0),
        others: new Float64Array(step?.options.length ?? 0),
      }),
    );
  }

  run(): number {
    this.#visit(0, 0);
    return this.#nodes;
  }

  /** Bounds of the whole with each way of a step. */
  #score(depth: number, { states, use, facts, scores, others }: Level, chosen: number): void {
    const own = this.#weights[depth];
    if (own === undefined) return;
    others.fill(0);
    let all = 0;
    for (let at = 0; at < this.#followed.length; at++) {
      const each = this.#followed[at];
      const ways = each?.course.ways[depth];
      const next = each?.course.next[depth];
      const after = each?.least[depth + 1];
      if (each === undefined || ways === undefined || next === undefined || after === undefined) continue;
      const count = each.course.counts[depth] ?? 1;
      const first = (states[at] ?? 0) * count;
      // Most steps leave most logograms alone: every option then comes to the same.
      if (count === 1) {
        all += after[next[first] ?? 0] ?? 0;
        continue;
      }
      for (let option = 0; option < others.length; option++) {
        others[option] = (others[option] ?? 0) + (after[next[first + (ways[option] ?? 0)] ?? 0] ?? 0);
      }
    }
    const most = this.#incumbent.most;
    const far = chosen + this.#restBase + (this.#least[depth + 1] ?? 0) + all;
    let hope = false;
    for (let option = 0; option < others.length; option++) {
      const score = far + (others[option] ?? 0) + (own[option] ?? 0);
      scores[option] = score;
      if (score < most) hope = true;
    }
    if (!hope || this.#local === null) return;
    const { slopes } = this.#bound;
    const { isFollowed } = this.#met;
    let ofFollowed = all;
    for (let kind = 0; kind < KINDS; kind++) {
      if (isFollowed[kind] === 1) ofFollowed += (slopes[kind] ?? 0) * (use[kind] ?? 0);
    }
    for (let option = 0; option < others.length; option++) {
      others[option] = (others[option] ?? 0) + ofFollowed;
    }
    this.#local.raise(depth, facts, use, others, scores);
  }

  /** Offers what is picked, if it costs less than what is known. */
  #end(depth: number, { states, use, facts }: Level, chosen: number): void {
    let total = chosen;
    for (const place of this.#rest) {
      total += costOfDraws(place, facts[place]?.draws ?? 0, this.#terms);
      for (const mneme of sources[place]?.mnemes ?? []) {
        total -= (this.#bound.slopes[mneme] ?? 0) * (use[mneme] ?? 0);
      }
    }
    this.#followed.forEach(({ least }, at) => {
      total += least[depth]?.[states[at] ?? 0] ?? 0;
    });
    if (total >= this.#incumbent.most) return;
    const options: Option[] = [];
    this.#steps.forEach(({ options: own, place }, at) => {
      const option = own[this.#picks[at] ?? 0];
      if (option !== undefined) options[place] = option;
    });
    this.#incumbent.offer(options, total);
  }

  /** `chosen` is what the ways chosen weigh by the bound's slopes. */
  #visit(depth: number, chosen: number): void {
    if (this.#nodes >= this.#limit) return;
    this.#nodes += 1;
    const here = this.#levels[depth];
    if (here === undefined) return;
    const step = this.#steps[depth];
    if (step === undefined) {
      this.#end(depth, here, chosen);
      return;
    }
    const next = this.#levels[depth + 1];
    const ways = this.#order[depth];
    if (next === undefined || ways === undefined) return;
    this.#score(depth, here, chosen);
    const weights = this.#weights[depth];
    const last = depth + 1 === this.#steps.length;
    const from = step.same ? ways.indexOf(this.#picks[depth - 1] ?? 0) : 0;
    for (let at = from; at < ways.length; at++) {
      const pick = ways[at] ?? 0;
      const option = step.options[pick];
      if (option === undefined || (here.scores[pick] ?? 0) >= this.#incumbent.most) continue;
      this.#picks[depth] = pick;
      next.use.set(here.use);
      addUse(next.use, option.use);
      for (let each = 0; each < this.#followed.length; each++) {
        const course = this.#followed[each]?.course;
        const way = course?.ways[depth]?.[pick] ?? 0;
        const state = (here.states[each] ?? 0) * (course?.counts[depth] ?? 1) + way;
        next.states[each] = course?.next[depth]?.[state] ?? 0;
      }
      for (let each = 0; each < this.#rest.length; each++) {
        const place = this.#rest[each] ?? 0;
        next.facts[place] = drawFacts(place, next.use, this.#terms.owned);
      }
      const weight = chosen + (weights?.[pick] ?? 0);
      if (!last && this.#met.before(depth + 1, next, weight)) continue;
      this.#visit(depth + 1, weight);
    }
  }
}

const NOTHING = new Float64Array(KINDS);

/** Factors by which the uses that were met are told apart. */
const factors = Array.from({ length: 2 * (KINDS + sources.length) }, (_, at) => {
  let mixed = Math.imul(0x9e3779b1 ^ (at + 1), 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) | 1;
});

/**
 * The uses that were met at each depth. Of two that come to the same for the logograms that the trays to come still touch, only the one
 * that pays less for the others can matter. They are told apart by 53 mixed bits: a hundred thousand meet by chance once in a million searches.
 */
class Met {
  /** By kind: 1 where its logogram is followed. */
  readonly isFollowed: Uint8Array;
  readonly #followed: readonly Followed[];
  /** By depth: followed logograms that are open still, and those that are not. */
  readonly #open: readonly (readonly number[])[];
  readonly #closed: readonly (readonly number[])[];
  readonly #kinds: readonly number[];
  readonly #least: readonly Map<number, number>[];
  readonly #asked: readonly boolean[];

  constructor(steps: readonly Step[], followed: readonly Followed[], rest: readonly number[]) {
    this.#followed = followed;
    const isOpen = ({ course: { counts } }: Followed, depth: number) =>
      counts.slice(depth).some((count) => count > 1);
    const indices = followed.map((_, at) => at);
    this.#open = steps.map((_, depth) => indices.filter((_each, at) => open(at, depth)));
    this.#closed = steps.map((_, depth) => indices.filter((_each, at) => !open(at, depth)));
    function open(at: number, depth: number): boolean {
      const each = followed[at];
      return each !== undefined && isOpen(each, depth);
    }
    this.#kinds = rest.flatMap((place) => sources[place]?.mnemes ?? []);
    this.isFollowed = new Uint8Array(KINDS).fill(1);
    for (const kind of this.#kinds) this.isFollowed[kind] = 0;
    this.#least = steps.map(() => new Map());
    // Between equal trays the way that was picked last counts as well.
    this.#asked = steps.map(({ same }) => !same);
  }

  /** Whether this was met at no more cost. `chosen` and what is left to pay of closed logograms tell the cost of two apart. */
  before(depth: number, { states, use }: Level, chosen: number): boolean {
    const open = this.#open[depth];
    const closed = this.#closed[depth];
    const least = this.#least[depth];
    if (open === undefined || closed === undefined || least === undefined) return false;
    if (this.#asked[depth] !== true) return false;
    let first = 0;
    let second = 0;
    for (let at = 0; at < open.length; at++) {
      const each = open[at] ?? 0;
      const state = (states[each] ?? 0) + 1;
      first = (first + Math.imul(state, factors[2 * each] ?? 0)) | 0;
      second = (second + Math.imul(state, factors[2 * each + 1] ?? 0)) | 0;
    }
    for (let at = 0; at < this.#kinds.length; at++) {
      const kind = this.#kinds[at] ?? 0;
      const parts = Math.round((use[kind] ?? 0) / PART);
      first = (first + Math.imul(parts, factors[2 * (kind + sources.length)] ?? 0)) | 0;
      second = (second + Math.imul(parts, factors[2 * (kind + sources.length) + 1] ?? 0)) | 0;
    }
    const key = (first >>> 0) * 2 ** 21 + (second >>> 11);
    let cost = chosen;
    for (let at = 0; at < closed.length; at++) {
      const each = closed[at] ?? 0;
      cost += this.#followed[each]?.least[depth]?.[states[each] ?? 0] ?? 0;
    }
    const known = least.get(key);
    if (known !== undefined && known <= cost) return true;
    least.set(key, cost);
    return false;
  }
}
