import { bestRoute, type Stop, type Visit, wayBetween } from "./route-in-time.ts";

export type EveningWindow = Stop &
  Readonly<{
    /** Wishes are planned first; other windows fill the remaining time. */
    wished: boolean;
  }>;

export type EveningQuery<W extends EveningWindow> = Readonly<{
  windows: readonly W[];
  hours: Readonly<{ start: number; end: number }>;
  /** Time between two stops, in ms. */
  travel: number;
  /** Keys of windows that the player chose over others, which are planned whenever possible. */
  chosen?: readonly string[];
  dropped?: readonly string[];
}>;

export type PlannedStop<W extends EveningWindow> = Visit<W> & Readonly<{ others: readonly W[] }>;

/** Chosen windows outweigh any number of first visits to wishes, and these any number of further visits. */
const CHOSEN_WORTH = 1_000_000;
const FIRST_VISIT_WORTH = 1000;

const MAX_OTHERS = 3;

/**
 * Plans an evening: maximizes chosen windows, then distinct wishes, then visits to wishes; fills the gaps
 * with as many other targets as possible. Visits never overlap, and leave time for travel in between.
 */
export function planEvening<W extends EveningWindow>({
  windows,
  hours,
  travel,
  chosen = [],
  dropped = [],
}: EveningQuery<W>): readonly PlannedStop<W>[] {
  const open = windows.filter(({ key }) => !dropped.includes(key));
  const isFirstRate = ({ wished, key }: W) => wished || chosen.includes(key);
  const worth = {
    first: () => FIRST_VISIT_WORTH,
    visit: ({ key }: Stop) => (chosen.includes(key) ? CHOSEN_WORTH : 1),
  };
  const route = bestRoute(open.filter(isFirstRate), hours, travel, worth);
  const wishes = visitsOf(route, hours, travel);
  const visits = [...wishes];
  for (const gap of gapsBetween(wishes, hours, travel)) {
    const rest = open.filter(
      (window) => !isFirstRate(window) && !visits.some((visit) => isUsedUp(window, visit)),
    );
    visits.push(...visitsOf(bestRoute(rest, gap, travel, worth), gap, travel));
  }
  visits.sort((a, b) => a.start - b.start);
  return withOthers(visits, open);
}

/** Whether a visit is to the window, or so close in time that the target cannot have respawned for both. */
function isUsedUp(window: EveningWindow, { stop, start }: Visit): boolean {
  if (stop.target !== window.target) return false;
  const { respawn = 0 } = window;
  return stop.key === window.key || (window.start < start + respawn && window.end > start - respawn);
}

/** A visit lasts from the window's start or the arrival to its end or the departure to the next stop. */
export function visitsOf<S extends Stop>(
  route: readonly S[],
  hours: Readonly<{ start: number; end: number }>,
  travel: number,
): readonly Visit<S>[] {
  const visits: Visit<S>[] = [];
  for (const [index, stop] of route.entries()) {
    const before = visits.at(-1);
    const arrival = before === undefined ? hours.start : before.end + wayBetween(before.stop, stop, travel);
    const start = Math.max(stop.start, arrival);
    const next = route[index + 1];
    const least = start + Math.min(stop.least, stop.end - stop.start);
    const departure =
      next === undefined ? hours.end : Math.max(least, next.start - wayBetween(stop, next, travel));
    visits.push({ stop, start, end: Math.min(stop.end, hours.end, departure) });
  }
  return visits;
}

function gapsBetween(
  visits: readonly Visit[],
  hours: Readonly<{ start: number; end: number }>,
  travel: number,
): readonly Readonly<{ start: number; end: number }>[] {
  const starts = [hours.start, ...visits.map(({ end }) => end + travel)];
  const ends = [...visits.map(({ start }) => start - travel), hours.end];
  return starts.flatMap((start, index) => {
    const end = ends[index] ?? start;
    return end > start ? [{ start, end }] : [];
  });
}

/** Adds windows at the same time of targets not in the plan. A wish is only offered other wishes. */
function withOthers<W extends EveningWindow>(
  visits: readonly Visit<W>[],
  windows: readonly W[],
): readonly PlannedStop<W>[] {
  const taken = new Set(visits.map(({ stop }) => stop.target));
  return visits.map((visit) => {
    const others = windows.filter(
      (window) =>
        !taken.has(window.target) &&
        window.start < visit.end &&
        window.end > visit.start &&
        (window.wished || !visit.stop.wished),
    );
    const ranked = others
      .toSorted((a, b) => Number(b.wished) - Number(a.wished) || b.end - b.start - (a.end - a.start))
      .filter(({ target }, place, all) => all.findIndex((other) => other.target === target) === place)
      .slice(0, MAX_OTHERS);
    for (const { target } of ranked) taken.add(target);
    return { ...visit, others: ranked };
  });
}
