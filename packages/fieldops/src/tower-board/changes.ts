import type { RunJob } from "../runs/seat-words.ts";
import { hasJob, jobFacts, levelOf, setPlayer, type TowerBoard, type TowerPlayer, withJob } from "./board.ts";
import { jobNeeds, type TowerNeed } from "./needs.ts";
import { addPrices, comparePrices, type JobPrice, noPrice, priceOf } from "./prices.ts";

export type TowerChange = Readonly<{ place: number; job: RunJob; kind: "switch" | "unlock" }>;

export type Proposal = Readonly<{
  /** In player order. Empty if no changes fill more needs. */
  changes: readonly TowerChange[];
  fills: readonly number[];
  /** Recommended needs that are filled now but would not be after the changes. */
  givesUp: readonly number[];
  remains: readonly number[];
}>;

export type ChangeKinds = "all" | "switches";

/** A way to reach a state: a linked list of changes (last one first) and their cost. */
type Way = Readonly<{
  changes: number;
  price: JobPrice;
  /** Sum of the levels that the jobs are below their maximum. */
  below: number;
  last: TowerChange | null;
  before: Way | null;
}>;

const compareWays = (a: Way, b: Way): number =>
  a.changes - b.changes || comparePrices(a.price, b.price) || a.below - b.below;

export function applyChange(
  board: TowerBoard,
  { place, job }: Pick<TowerChange, "job" | "place">,
): TowerBoard {
  const player = board.players[place];
  return player === undefined ? board : setPlayer(board, place, withJob(player, job));
}

/**
 * A digit of a state number: `at` is the need's index, `value` the place value. Counts players up to
 * `need.count`.
 */
type Digit = Readonly<{ at: number; need: TowerNeed; value: number }>;

const countIn = (state: number, { value, need }: Digit): number =>
  Math.floor(state / value) % (need.count + 1);

function digitsOf(board: TowerBoard): readonly Digit[] {
  let value = 1;
  return jobNeeds(board).flatMap((need, at) => {
    if (board.elsewhere.includes(at)) return [];
    const digit = { at, need, value };
    value *= need.count + 1;
    return [digit];
  });
}

function withOneMore(state: number, digits: readonly Digit[], job: RunJob | null): number {
  if (job === null) return state;
  return digits.reduce(
    (sum, digit) =>
      digit.need.jobs.includes(job) && countIn(state, digit) < digit.need.count ? sum + digit.value : sum,
    state,
  );
}

/**
 * Finds the changes that fill the most required needs, with the fewest changes at the lowest price. If no
 * more required needs can be filled, does the same for recommended ones. Never gives up a filled required
 * need.
 *
 * Exact: dynamic programming over the players, keeping the best way to each state (players per need, capped).
 */
export function propose(board: TowerBoard, among: ChangeKinds = "all"): Proposal {
  const digits = digitsOf(board);
  const filledIn = (state: number) => digits.filter((digit) => countIn(state, digit) === digit.need.count);
  const now = filledIn(board.players.reduce((state, { plays }) => withOneMore(state, digits, plays), 0));
  const ends = [...waysOf(board.players, digits, among)].flatMap(([state, way]): readonly End[] => {
    const after = filledIn(state);
    if (now.some((digit) => digit.need.required && !after.includes(digit))) return [];
    const required = after.filter(({ need }) => need.required).length;
    return [{ after, way, required, advised: after.length - required }];
  });
  const end = best(ends, (a, b) => b.required - a.required || compareEnds(a, b));
  const chosen =
    end?.way.changes === 0
      ? best(ends, (a, b) => b.required - a.required || b.advised - a.advised || compareEnds(a, b))
      : end;
  const after = chosen?.after ?? now;
  const those = (keep: (digit: Digit) => boolean) => digits.filter(keep).map(({ at }) => at);
  return {
    changes: chosen === undefined ? [] : changesOf(chosen.way),
    fills: those((digit) => after.includes(digit) && !now.includes(digit)),
    givesUp: those((digit) => !after.includes(digit) && now.includes(digit)),
    remains: those((digit) => digit.need.required && !after.includes(digit)),
  };
}

type End = Readonly<{ after: readonly Digit[]; way: Way; required: number; advised: number }>;

const compareEnds = (a: End, b: End): number =>
  a.way.changes - b.way.changes ||
  comparePrices(a.way.price, b.way.price) ||
  b.advised - a.advised ||
  a.way.below - b.way.below;

function best(ends: readonly End[], compare: (a: End, b: End) => number): End | undefined {
  let least = ends[0];
  for (const end of ends) if (least !== undefined && compare(end, least) < 0) least = end;
  return least;
}

function changesOf(end: Way): readonly TowerChange[] {
  const changes: TowerChange[] = [];
  for (let way: Way | null = end; way !== null; way = way.before)
    if (way.last !== null) changes.unshift(way.last);
  return changes;
}

const start: Way = { changes: 0, price: noPrice, below: 0, last: null, before: null };

function waysOf(
  players: readonly TowerPlayer[],
  digits: readonly Digit[],
  among: ChangeKinds,
): ReadonlyMap<number, Way> {
  const sought = [...new Set(digits.flatMap(({ need }) => need.jobs))];
  let reached: ReadonlyMap<number, Way> = new Map([[0, start]]);
  for (const [place, player] of players.entries()) {
    const next = new Map<number, Way>();
    const reach = (state: number, way: Way) => {
      const known = next.get(state);
      if (known === undefined || compareWays(way, known) < 0) next.set(state, way);
    };
    for (const [state, way] of reached) {
      reach(withOneMore(state, digits, player.plays), way);
      for (const job of sought)
        if (job !== player.plays && (among === "all" || hasJob(player, job)))
          reach(withOneMore(state, digits, job), extended(way, player, place, job));
    }
    reached = next;
  }
  return reached;
}

function extended(way: Way, player: TowerPlayer, place: number, job: RunJob): Way {
  const own = hasJob(player, job);
  return {
    changes: way.changes + 1,
    price: own ? way.price : addPrices(way.price, priceOf(job)),
    // An unknown level counts as 1.
    below: way.below + jobFacts(job).levelMax - (levelOf(player, job) ?? 1),
    last: { place, job, kind: own ? "switch" : "unlock" },
    before: way,
  };
}
