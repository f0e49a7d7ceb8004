/** Times are [start, end) in Unix ms. */
export type Stop = Readonly<{
  /** Unique per window. */
  key: string;
  /** Id of the window's forecast filter. */
  target: string;
  start: number;
  end: number;
  /** Shortest worthwhile visit in ms; shorter windows must be visited whole. */
  least: number;
  /** Respawn time in ms; undefined if it can reappear at once. */
  respawn?: number;
}>;

export type Visit<S extends Stop = Stop> = Readonly<{ stop: S; start: number; end: number }>;

/** In Unix ms. */
type Hours = Readonly<{ start: number; end: number }>;

/** Value of the first visit to a target, and of each visit. Both must be above 0. */
export type Worth<S extends Stop> = Readonly<{
  first: (target: string) => number;
  visit: (stop: S) => number;
}>;

/** 0 for the same target. */
export function wayBetween(before: Stop, after: Stop, travel: number): number {
  return before.target === after.target ? 0 : travel;
}

type Usable<S> = Readonly<{ stop: S; index: number; start: number; end: number; least: number }>;

/** Clips stops to the hours and drops those left too short; sorted by opening. */
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

/** An unfinished plan; `leave` is the earliest departure from its last stop. */
type Path<S> = Readonly<{ at: Usable<S> | null; before: Path<S> | null; leave: number; value: number }>;

function stopsOf<S>(path: Path<S>): readonly Usable<S>[] {
  const stops: Usable<S>[] = [];
  for (let step: Path<S> | null = path; step !== null; step = step.before) if (step.at) stops.push(step.at);
  return stops;
}

/** Per length. A typical evening has a few dozen. */
const MAX_PATHS = 400;

/**
 * Finds the most valuable plan: its stops in order, each visited once for at least its shortest visit, with
 * `travel` ms between different targets. Exact unless more than `MAX_PATHS` distinct partial plans of one
 * length exist.
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

function isGone<S extends Stop>(path: Path<S>, { stop }: Usable<S>, start: number): boolean {
  const { respawn = 0 } = stop;
  for (let step: Path<S> | null = path; step?.at; step = step.before) {
    const came = step.leave - step.at.least;
    if (step.at.stop.target === stop.target && start - came < respawn) return true;
  }
  return false;
}

function longerPaths<S extends Stop>(
  path: Path<S>,
  usable: readonly Usable<S>[],
  travel: number,
  worth: Worth<S>,
): readonly Path<S>[] {
  const behind = stopsOf(path);
  const longer: Path<S>[] = [];
  // Waiting is pointless if another stop can be visited in full before this one opens.
  let soonest = Number.POSITIVE_INFINITY;
  for (const next of usable) {
    if (next.start >= soonest) break;
    const way = path.at === null ? 0 : wayBetween(path.at.stop, next.stop, travel);
    const leave = Math.max(next.start, path.leave + way) + next.least;
    if (leave > next.end || behind.includes(next)) continue;
    if (isGone(path, next, leave - next.least)) continue;
    // Does not apply if the same target has a more valuable window, which might be lost to the respawn.
    const isBest = usable.every(
      ({ stop }) => stop.target !== next.stop.target || worth.visit(stop) <= worth.visit(next.stop),
    );
    if (isBest) soonest = Math.min(soonest, leave + travel);
    const isFirst = !behind.some(({ stop }) => stop.target === next.stop.target);
    const value = worth.visit(next.stop) + (isFirst ? worth.first(next.stop.target) : 0);
    longer.push({ at: next, before: path, leave, value: path.value + value });
  }
  return longer;
}

/** Key of the targets that have not respawned when a plan continues, with the time of each visit. */
function goneAfter<S extends Stop>(path: Path<S>): string {
  const gone: string[] = [];
  for (let step: Path<S> | null = path; step?.at; step = step.before) {
    const came = step.leave - step.at.least;
    if (came + (step.at.stop.respawn ?? 0) > path.leave) gone.push(`${step.at.stop.target}@${came}`);
  }
  return gone.sort().join(" ");
}

/**
 * Drops plans dominated by another: one at the same stop no later, with the same targets visited and the same
 * still-open windows used. `paths` are sorted by value.
 */
function withoutRivals<S extends Stop>(paths: readonly Path<S>[]): Path<S>[] {
  const soonest = new Map<string, number>();
  const kept: Path<S>[] = [];
  for (const path of paths) {
    const behind = stopsOf(path);
    const used = behind.filter(({ end, least }) => end - least >= path.leave).map(({ index }) => index);
    const targets = new Set(behind.map(({ stop }) => stop.target));
    const key = [
      path.at?.index ?? -1,
      used.sort((a, b) => a - b).join(" "),
      [...targets].sort().join(" "),
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
