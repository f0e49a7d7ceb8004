import { bestRoute, type Stop, type Visit, wayBetween } from "./route-in-time.ts";

/** A window of the evening and what the player thinks of it. */
export type EveningWindow = Stop &
  Readonly<{
    /** Wishes come first; the rest fills the time that they leave. */
    wished: boolean;
  }>;

export type EveningAsked<W extends EveningWindow> = Readonly<{
  windows: readonly W[];
  /** The player's hours, Unix ms. */
  hours: Readonly<{ start: number; end: number }>;
  /** Time from one stop to the next, ms. */
  travel: number;
  /** Keys of windows that the player has chosen over others: they are in the plan wherever they can be. */
  chosen?: readonly string[];
  /** Keys of windows that the player has taken out. */
  dropped?: readonly string[];
}>;

/** A stop of the evening, and what else one could do in its time. */
export type PlannedStop<W extends EveningWindow> = Visit<W> & Readonly<{ others: readonly W[] }>;

const CHOSEN = 1_000_000;
const FIRST = 1000;

/** Beyond this many other windows a choice is not offered. */
const MAX_OTHERS = 3;

/**
 * An evening's plan: as many chosen windows, then as many different wishes, then as many visits to wishes as the hours hold; in the gaps
 * between them as many other things as fit. No two steps overlap, and between two of them there is time for the way.
 */
export function planEvening<W extends EveningWindow>({
  windows,
  hours,
  travel,
  chosen = [],
  dropped = [],
}: EveningAsked<W>): readonly PlannedStop<W>[] {
  const open = windows.filter(({ key }) => !dropped.includes(key));
  const isFirstRate = ({ wished, key }: W) => wished || chosen.includes(key);
  const worth = {
    first: () => FIRST,
    visit: ({ key }: Stop) => (chosen.includes(key) ? CHOSEN : 1),
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

/** Whether a visit takes a window away: it is its own, or the thing may not have respawned in time for one of the two. */
function isUsedUp(window: EveningWindow, { stop, start }: Visit): boolean {
  if (stop.thing !== window.thing) return false;
  const { respawn = 0 } = window;
  return stop.key === window.key || (window.start < start + respawn && window.end > start - respawn);
}

/** When one is at each stop of a route: from its opening or one's coming, until its end or until it is time for the next. */
export function visitsOf<S extends Stop>(
  route: readonly S[],
  hours: Readonly<{ start: number; end: number }>,
  travel: number,
): readonly Visit<S>[] {
  const visits: Visit<S>[] = [];
  for (const [index, stop] of route.entries()) {
    const before = visits.at(-1);
    const come = before === undefined ? hours.start : before.end + wayBetween(before.stop, stop, travel);
    const start = Math.max(stop.start, come);
    const next = route[index + 1];
    const least = start + Math.min(stop.least, stop.end - stop.start);
    const leave =
      next === undefined ? hours.end : Math.max(least, next.start - wayBetween(stop, next, travel));
    visits.push({ stop, start, end: Math.min(stop.end, hours.end, leave) });
  }
  return visits;
}

/** The free time between visits, without the ways to and from them. */
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

/** Gives each step the windows in its time of things that the plan leaves out: of a wish other wishes, of the rest anything. */
function withOthers<W extends EveningWindow>(
  visits: readonly Visit<W>[],
  windows: readonly W[],
): readonly PlannedStop<W>[] {
  const taken = new Set(visits.map(({ stop }) => stop.thing));
  return visits.map((visit) => {
    const others = windows.filter(
      (window) =>
        !taken.has(window.thing) &&
        window.start < visit.end &&
        window.end > visit.start &&
        (window.wished || !visit.stop.wished),
    );
    // Wishes first, then what lasts longest; each thing once.
    const ranked = others
      .toSorted((a, b) => Number(b.wished) - Number(a.wished) || b.end - b.start - (a.end - a.start))
      .filter(({ thing }, place, all) => all.findIndex((other) => other.thing === thing) === place)
      .slice(0, MAX_OTHERS);
    for (const { thing } of ranked) taken.add(thing);
    return { ...visit, others: ranked };
  });
}
