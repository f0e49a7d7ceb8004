import type { Cast, FightFacts, FightPart } from "#records/fights/types";
import { type Branches, castsOf } from "./casts.ts";
import { type Mark, marksOf } from "./score.ts";

export interface Pull {
  /** When the clock was zero (Unix ms). */
  readonly from: number;
  /** The part whose own clock runs; undefined for the clock of the pull. */
  readonly part: string | undefined;
  readonly known: Branches;
}

type Timed = Pick<FightFacts, "branches" | "casts" | "parts">;

const SECOND = 1000;

export const clockOf = ({ from }: Pull, at: number): number => (at - from) / SECOND;

export const beginPull = (at: number, part?: string): Pull => ({ from: at, part, known: {} });

export const moveClock = (pull: Pull, seconds: number): Pull => ({
  ...pull,
  from: pull.from - seconds * SECOND,
});

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

/** Repeats the loop at the end of the clock until some time after `clock`. */
function castsOn(fight: Timed, { known, part }: Pull, clock: number): readonly Cast[] {
  const casts = castsOf(fight, known).filter((cast) => cast.part === part && cast.t !== undefined);
  const loop = loopOf(fight, part);
  if (loop === undefined || loop.to <= loop.from) return casts;
  const period = loop.to - loop.from;
  const again = casts.filter(({ t }) => t !== undefined && t > loop.from && t <= loop.to);
  // Repeat short loops for at least a minute ahead.
  const rounds = Math.max(0, Math.ceil((clock - loop.to) / period)) + 1 + Math.ceil(60 / period);
  const first = Math.max(1, rounds - 2 - Math.ceil(120 / period));
  const repeated = Array.from({ length: rounds - first + 1 }, (_, at) => (first + at) * period).flatMap(
    (seconds) => again.map((cast) => shift(cast, seconds)),
  );
  return [...casts, ...repeated];
}

export interface Coming {
  readonly mark: Mark;
  /** Set while the branch is unknown: the branch point and its options. */
  readonly undecided?: Readonly<{ id: string; options: readonly string[] }>;
}

/** Next first. */
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

/** `moved` in seconds. */
export type Corrected = Readonly<{ pull: Pull; moved: number; mark: Mark }>;

/** For when the user sees the boss casting: moves the clock to the nearest start of a cast. */
export function castingNow(fight: Timed, pull: Pull, at: number): Corrected | null {
  const clock = clockOf(pull, at);
  const [nearest] = marksOf(castsOn(fight, pull, clock)).toSorted(
    (one, other) => Math.abs(one.from - clock) - Math.abs(other.from - clock),
  );
  if (nearest === undefined) return null;
  const moved = nearest.from - clock;
  return { pull: moveClock(pull, moved), moved, mark: nearest };
}

/** Corrections above this count as drift (s). */
export const DRIFT = 2;
export const drifts = (moved: number): boolean => Math.abs(moved) > DRIFT;

/** `at` in Unix ms. */
export type HeardCast = Readonly<{ action: string; moment: "begins" | "hits"; at: number }>;

/** Maximum deviation of a cast from its expected time (s). */
const WINDOW = 15;
/** Two casts of the same action with deviations this close are ambiguous (s). */
const EITHER = 3;
/** A cast within this time can start a pull (s). */
const OPENING = 60;

const momentOf = ({ cast = 0, t = 0 }: Cast, moment: HeardCast["moment"]): number =>
  moment === "hits" ? t : t - cast;

/** Empty if another option of the branch point has the same action at about the same time. */
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

/** A reported cast may reveal the branch, so all are included. */
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
 * Without a pull, a cast of the first minute starts one. Otherwise a cast near its expected time corrects the
 * clock. `null` for unknown actions, casts far from their time, and ambiguous ones.
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
