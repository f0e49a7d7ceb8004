import type { Cast, FightFacts, FightPart } from "#records/fights/types";
import { type Branches, castsOf } from "./casts.ts";
import { type Mark, marksOf } from "./score.ts";

/** A pull that runs: when its clock was at zero, the clock it is on, and the orders that are known. */
export interface Pull {
  /** Unix ms. */
  readonly from: number;
  /** The part whose own clock runs; undefined for the clock of the pull. */
  readonly part: string | undefined;
  readonly known: Branches;
}

type Timed = Pick<FightFacts, "branches" | "casts" | "parts">;

const SECOND = 1000;

/** Seconds on the clock of a pull. */
export const clockOf = ({ from }: Pull, at: number): number => (at - from) / SECOND;

/** A pull that begins now. */
export const beginPull = (at: number, part?: string): Pull => ({ from: at, part, known: {} });

/** The same pull with its clock moved forward by seconds. */
export const moveClock = (pull: Pull, seconds: number): Pull => ({
  ...pull,
  from: pull.from - seconds * SECOND,
});

/** The stretch at the end of a clock that repeats until the fight moves on. */
function loopOf({ casts, parts }: Timed, part: string | undefined): FightPart["loop"] {
  const end = Math.max(
    0,
    ...casts.flatMap(({ part: own, t }) => (own === part && t !== undefined ? [t] : [])),
  );
  return parts.find(
    ({ clock, id, loop }) =>
      loop !== undefined && (part === undefined ? clock === undefined : id === part) && loop.to >= end - 1,
  )?.loop;
}

const shift = (cast: Cast, seconds: number): Cast => ({
  ...cast,
  ...(cast.t === undefined ? {} : { t: cast.t + seconds }),
  ...(cast.until === undefined ? {} : { until: cast.until + seconds }),
});

/** The casts on the clock of a pull, what repeats at its end written out until a while after `clock`. */
function castsOn(fight: Timed, { known, part }: Pull, clock: number): readonly Cast[] {
  const casts = castsOf(fight, known).filter((cast) => cast.part === part && cast.t !== undefined);
  const loop = loopOf(fight, part);
  if (loop === undefined || loop.to <= loop.from) return casts;
  const period = loop.to - loop.from;
  const again = casts.filter(({ t }) => t !== undefined && t > loop.from && t <= loop.to);
  // Of short stretches as many as one has a need to see.
  const rounds = Math.max(0, Math.ceil((clock - loop.to) / period)) + 1 + Math.ceil(60 / period);
  const first = Math.max(1, rounds - 2 - Math.ceil(120 / period));
  const repeated = Array.from({ length: rounds - first + 1 }, (_, at) => (first + at) * period).flatMap(
    (seconds) => again.map((cast) => shift(cast, seconds)),
  );
  return [...casts, ...repeated];
}

/** What comes next on the clock. */
export interface Coming {
  readonly mark: Mark;
  /** The order is not known yet: the point, and the orders that can come. */
  readonly undecided?: Readonly<{ id: string; options: readonly string[] }>;
}

/** What is still to hit, the next first. */
export function comingOf(fight: Timed, pull: Pull, at: number): readonly Coming[] {
  const clock = clockOf(pull, at);
  const marks = marksOf(castsOn(fight, pull, clock)).filter(({ t }) => t > clock);
  const open = (fight.branches ?? []).filter(
    ({ id, from }) => pull.part === undefined && pull.known[id] === undefined && from > clock - 20,
  );
  return marks.map((mark) => {
    const point = open.find(({ from }) => from >= mark.from - 8 && from <= mark.last + 0.5);
    return point === undefined ? { mark } : { mark, undecided: { id: point.id, options: point.options } };
  });
}

/** A pull whose clock was corrected, by how much (s), and to what. */
export type Corrected = Readonly<{ pull: Pull; moved: number; mark: Mark }>;

/** The boss casts now: the clock moves to the nearest beginning of a cast. `null` if there is none. */
export function castingNow(fight: Timed, pull: Pull, at: number): Corrected | null {
  const clock = clockOf(pull, at);
  const [nearest] = marksOf(castsOn(fight, pull, clock)).toSorted(
    (one, other) => Math.abs(one.from - clock) - Math.abs(other.from - clock),
  );
  if (nearest === undefined) return null;
  const moved = nearest.from - clock;
  return { pull: moveClock(pull, moved), moved, mark: nearest };
}

/** The clock is said to drift from here on (s). */
export const DRIFT = 2;
export const drifts = (moved: number): boolean => Math.abs(moved) > DRIFT;

/** What the game says of an enemy's cast: its action, whether it begins or hits, and when (Unix ms). */
export type HeardCast = Readonly<{ action: string; moment: "begins" | "hits"; at: number }>;

/** How far from its time a cast is looked for (s). */
const WINDOW = 15;
/** A second cast of the same action this near could be meant as well (s). */
const EITHER = 3;
/** A pull is taken to begin by a cast of its first minute. */
const OPENING = 60;

const momentOf = ({ cast = 0, t = 0 }: Cast, moment: HeardCast["moment"]): number =>
  moment === "hits" ? t : t - cast;

/** The order that a cast tells of: its own, if no other order of the point has the action near it. */
function orderTold(fight: Timed, cast: Cast): Branches {
  const { branch } = cast;
  const point = (fight.branches ?? []).find(
    ({ options }) => branch !== undefined && options.includes(branch),
  );
  if (branch === undefined || point === undefined) return {};
  const other = fight.casts.some(
    (each) =>
      each.branch !== undefined &&
      each.branch !== branch &&
      point.options.includes(each.branch) &&
      each.action === cast.action &&
      Math.abs((each.t ?? 0) - (cast.t ?? 0)) < EITHER,
  );
  return other ? {} : { [point.id]: branch };
}

/** Every order of a fight as one list: what is heard tells which it is. */
const inEveryOrder = (fight: Timed, pull: Pull, clock: number): readonly Cast[] => {
  const options = (fight.branches ?? []).flatMap(({ id, options: all }) =>
    pull.known[id] === undefined ? all.map((option) => ({ [id]: option })) : [],
  );
  const lists = [pull, ...options.map((known) => ({ ...pull, known: { ...pull.known, ...known } }))];
  const seen = new Map<string, Cast>();
  for (const list of lists)
    for (const cast of castsOn(fight, list, clock))
      seen.set(`${cast.action} ${cast.t} ${cast.branch ?? ""}`, cast);
  return [...seen.values()];
};

/**
 * What the game says of a cast, on the clock: a pull begins by a cast of its first minute, and one that runs is corrected by a cast near
 * its time. `null` if nothing follows: unknown actions, casts far from their time, and those that could be one of two.
 */
export function hearCast(fight: Timed, pull: Pull | null, heard: HeardCast): Corrected | null {
  if (pull === null) {
    const first = castsOf(fight).find(
      ({ action, part, t }) => action === heard.action && part === undefined && t !== undefined,
    );
    if (first?.t === undefined || first.t > OPENING) return null;
    const [mark] = marksOf([first]);
    if (mark === undefined) return null;
    return { pull: beginPull(heard.at - momentOf(first, heard.moment) * SECOND), moved: 0, mark };
  }
  const clock = clockOf(pull, heard.at);
  const away = (cast: Cast) => Math.abs(momentOf(cast, heard.moment) - clock);
  const near = inEveryOrder(fight, pull, clock)
    .filter((cast) => cast.action === heard.action && away(cast) <= WINDOW)
    .toSorted((one, other) => away(one) - away(other));
  const [cast] = near;
  if (cast === undefined) return null;
  const isEither = near.some(
    (each) => Math.abs((each.t ?? 0) - (cast.t ?? 0)) > 0.7 && away(each) - away(cast) < EITHER,
  );
  const [mark] = marksOf([cast]);
  if (isEither || mark === undefined) return null;
  const moved = momentOf(cast, heard.moment) - clock;
  const known = { ...pull.known, ...orderTold(fight, cast) };
  return { pull: { ...moveClock(pull, moved), known }, moved, mark };
}
