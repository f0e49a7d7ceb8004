import type { RunJob } from "../runs/seat-words.ts";
import { hasJob, jobFacts, levelOf, setPlayer, type TowerBoard, type TowerPlayer, withJob } from "./board.ts";
import { jobNeeds, type TowerNeed } from "./needs.ts";
import { addPrices, comparePrices, type JobPrice, noPrice, priceOf } from "./prices.ts";

/** One player takes another job, which they have or would unlock. */
export type TowerChange = Readonly<{ place: number; job: RunJob; kind: "switch" | "unlock" }>;

export type Proposal = Readonly<{
  /** In the order of the players; empty if no change of the party fills more. */
  changes: readonly TowerChange[];
  /** Needs, by their indices, that are filled after the changes and were not before. */
  fills: readonly number[];
  /** Recommended needs that are filled now and would not be any more. */
  givesUp: readonly number[];
  /** Required needs that no change of these players fills. */
  remains: readonly number[];
}>;

/** Whether players may unlock jobs, or only take those they have. */
export type ChangeKinds = "all" | "switches";

/** A way to fill the counts of a state: its changes back to front, and their cost. */
type Way = Readonly<{
  changes: number;
  price: JobPrice;
  /** Levels that the jobs are below their highest. */
  below: number;
  last: TowerChange | null;
  before: Way | null;
}>;

const compareWays = (a: Way, b: Way): number =>
  a.changes - b.changes || comparePrices(a.price, b.price) || a.below - b.below;

/** The board after a change. */
export function applyChange(
  board: TowerBoard,
  { place, job }: Pick<TowerChange, "job" | "place">,
): TowerBoard {
  const player = board.players[place];
  return player === undefined ? board : setPlayer(board, place, withJob(player, job));
}

/** A need as a digit of a state's number: its place value, and the count up to which it is told apart. */
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

/** The state with one more player in a job. */
function withOneMore(state: number, digits: readonly Digit[], job: RunJob | null): number {
  if (job === null) return state;
  return digits.reduce(
    (sum, digit) =>
      digit.need.jobs.includes(job) && countIn(state, digit) < digit.need.count ? sum + digit.value : sum,
    state,
  );
}

/**
 * The changes that fill the most required needs; of those the fewest, of those the cheapest. Once no more required ones can be filled it is the
 * recommended ones' turn. Nothing required that is filled is ever given up, and needs that another party fills count for nothing.
 *
 * Exact: goes through the players and keeps the best way to each state. A state is how many there are for each need, up to its count.
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

/** A state that all players have reached: the needs it fills, and the way to it. */
type End = Readonly<{ after: readonly Digit[]; way: Way; required: number; advised: number }>;

const compareEnds = (a: End, b: End): number =>
  a.way.changes - b.way.changes ||
  comparePrices(a.way.price, b.way.price) ||
  b.advised - a.advised ||
  a.way.below - b.way.below;

/** The least by a comparison; of equal ones the first. */
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

/** Every state that the players can reach, with the best way to it. */
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
    // A level that nobody entered counts as the first.
    below: way.below + jobFacts(job).levelMax - (levelOf(player, job) ?? 1),
    last: { place, job, kind: own ? "switch" : "unlock" },
    before: way,
  };
}
