/** One window that could be a stop of an evening; times in Unix ms, [start, end). */
export type Stop = Readonly<{
  /** The same for the same window, and for no other. */
  key: string;
  /** Id of the forecast filter that the window belongs to. */
  thing: string;
  start: number;
  end: number;
  /** A visit shorter than this is not worth the way, unless the whole window is shorter. */
  least: number;
  /** For this long after a spawn, the same thing does not appear again: the respawn of a monster. Left out: at once. */
  respawn?: number;
}>;

/** A stop and when one is there, [start, end) in Unix ms. */
export type Visit<S extends Stop = Stop> = Readonly<{ stop: S; start: number; end: number }>;

/** A stretch of time, its ends included in what is searched, in Unix ms. */
type Hours = Readonly<{ start: number; end: number }>;

/** Value of a plan: the first visit to a thing, and each visit at all. Both are above zero. */
export type Worth<S extends Stop> = Readonly<{
  first: (thing: string) => number;
  visit: (stop: S) => number;
}>;

/** Real time from one stop to the next; none if it is the same thing in the same place. */
export function wayBetween(before: Stop, after: Stop, travel: number): number {
  return before.thing === after.thing ? 0 : travel;
}

type Usable<S> = Readonly<{ stop: S; index: number; start: number; end: number; least: number }>;

/** The part of each stop inside the hours, where enough of it is; in the order of their openings. */
function usableIn<S extends Stop>(stops: readonly S[], hours: Hours): readonly Usable<S>[] {
  return stops
    .map((stop) => ({
      stop,
      start: Math.max(stop.start, hours.start),
      end: Math.min(stop.end, hours.end),
      least: Math.min(stop.least, stop.end - stop.start),
    }))
    .filter(({ start, end, least }) => least > 0 && end - start >= least)
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((usable, index) => ({ ...usable, index }));
}

/** An unfinished plan: its last stop, when it can leave, and its value. */
type Path<S> = Readonly<{ at: Usable<S> | null; before: Path<S> | null; leave: number; value: number }>;

/** The stops of an unfinished plan, the last one first. */
function stopsOf<S>(path: Path<S>): readonly Usable<S>[] {
  const stops: Usable<S>[] = [];
  for (let step: Path<S> | null = path; step !== null; step = step.before) if (step.at) stops.push(step.at);
  return stops;
}

/** This many unfinished plans of one length continue, the best of them. An evening has some dozens. */
const MAX_PATHS = 400;

/**
 * The stops of the plan that is worth most, in order, each visited once for at least its shortest visit, with `travel` ms between two
 * things. Exact while no more than four hundred plans of one length differ in what they may still do.
 */
export function bestRoute<S extends Stop>(
  stops: readonly S[],
  hours: Hours,
  travel: number,
  worth: Worth<S>,
): readonly S[] {
  const usable = usableIn(stops, hours);
  let best: Path<S> = { at: null, before: null, leave: hours.start, value: 0 };
  let open = [best];
  while (open.length > 0) {
    const longer = open.flatMap((path) => longerPaths(path, usable, travel, worth));
    open = withoutRivals(longer.sort((a, b) => b.value - a.value || a.leave - b.leave));
    const [first] = open;
    if (first !== undefined && first.value > best.value) best = first;
  }
  return stopsOf(best)
    .map(({ stop }) => stop)
    .toReversed();
}

/** Whether a thing that one comes to at `start` has not respawned since an earlier visit. */
function isGone<S extends Stop>(path: Path<S>, { stop }: Usable<S>, start: number): boolean {
  const { respawn = 0 } = stop;
  for (let step: Path<S> | null = path; step?.at; step = step.before) {
    const came = step.leave - step.at.least;
    if (step.at.stop.thing === stop.thing && start - came < respawn) return true;
  }
  return false;
}

/** Every plan with one stop more that may be part of a best one. */
function longerPaths<S extends Stop>(
  path: Path<S>,
  usable: readonly Usable<S>[],
  travel: number,
  worth: Worth<S>,
): readonly Path<S>[] {
  const behind = stopsOf(path);
  const longer: Path<S>[] = [];
  // A player who could see another stop whole before this one opens has no reason to wait.
  let soonest = Number.POSITIVE_INFINITY;
  for (const next of usable) {
    if (next.start >= soonest) break;
    const way = path.at === null ? 0 : wayBetween(path.at.stop, next.stop, travel);
    const leave = Math.max(next.start, path.leave + way) + next.least;
    if (leave > next.end || behind.includes(next)) continue;
    if (isGone(path, next, leave - next.least)) continue;
    // Of a thing that has to respawn, the visit that is worth most is not given up for another.
    const isBest = usable.every(
      ({ stop }) => stop.thing !== next.stop.thing || worth.visit(stop) <= worth.visit(next.stop),
    );
    if (isBest) soonest = Math.min(soonest, leave + travel);
    const isFirst = !behind.some(({ stop }) => stop.thing === next.stop.thing);
    const value = worth.visit(next.stop) + (isFirst ? worth.first(next.stop.thing) : 0);
    longer.push({ at: next, before: path, leave, value: path.value + value });
  }
  return longer;
}

/** Things that have not respawned when a plan continues, and since when they are gone. */
function goneAfter<S extends Stop>(path: Path<S>): string {
  const gone: string[] = [];
  for (let step: Path<S> | null = path; step?.at; step = step.before) {
    const came = step.leave - step.at.least;
    if (came + (step.at.stop.respawn ?? 0) > path.leave) gone.push(`${step.at.stop.thing}@${came}`);
  }
  return gone.sort().join(" ");
}

/**
 * The first plans for which no other is as good: a plan at the same stop no later, with the same things seen and the same
 * windows used up that are still open. `paths` come by what they are worth.
 */
function withoutRivals<S extends Stop>(paths: readonly Path<S>[]): Path<S>[] {
  const soonest = new Map<string, number>();
  const kept: Path<S>[] = [];
  for (const path of paths) {
    const behind = stopsOf(path);
    const used = behind.filter(({ end, least }) => end - least >= path.leave).map(({ index }) => index);
    const things = new Set(behind.map(({ stop }) => stop.thing));
    const key = [
      path.at?.index ?? -1,
      used.sort((a, b) => a - b).join(" "),
      [...things].sort().join(" "),
      goneAfter(path),
    ].join("|");
    const rival = soonest.get(key);
    if (rival !== undefined && rival <= path.leave) continue;
    soonest.set(key, path.leave);
    kept.push(path);
    if (kept.length === MAX_PATHS) break;
  }
  return kept;
}
