import type { MapOutline } from "../outlines/types.ts";
import type { GroundId } from "../types.ts";
import { cellOf, type WalkGrid, WalkSearch, walkGrid } from "./path-grid.ts";
import { roundTrip } from "./round-trip.ts";
import { JUMP_COST } from "./tour-time.ts";
import { type LegPart, lengthOf, type MapPoint, walkPath } from "./walk-path.ts";

/** On the surface if `ground` is missing. */
export type TourStop = MapPoint & Readonly<{ ground?: GroundId }>;

export type TourTask = Readonly<{
  outline: MapOutline;
  /** The first one is the start. */
  stops: readonly TourStop[];
  /** If empty, everything is walked. */
  aetherytes: readonly MapPoint[];
  /** Keeps this order instead of optimizing it. */
  order?: readonly number[];
}>;

export type Tour = Readonly<{
  /** Stop indices from the start on. The tour returns there. */
  order: readonly number[];
  /**
   * Path to each stop of `order` from the previous one. The first leg is from the last stop back to the
   * start.
   */
  legs: readonly (readonly LegPart[])[];
  /** Map units over known ground (`walked`) and in a straight line over unknown ground (`crow`). */
  walked: number;
  crow: number;
  jumps: number;
  /** `lowerBound` applies to any tour of these stops. Both are costs, not lengths. */
  cost: number;
  lowerBound: number;
  /** Whether the order is provably optimal by {@link legCosts}. */
  exact: boolean;
}>;

/** Where one changes between surface and underground is unknown, so it costs a path across the map. */
const STOREY_COST = 60;

function isBelow({ ground }: TourStop): boolean {
  return ground === "underground";
}

/** Lowest costs between all places on foot. Paths underground are straight, as that ground is unknown. */
function walkCosts(grid: WalkGrid, places: readonly TourStop[]): readonly Float64Array[] {
  const search = new WalkSearch(grid);
  const cells = places.map((place) => cellOf(grid, place));
  const costs = places.map(() => new Float64Array(places.length));
  places.forEach((from, a) => {
    const later = cells.flatMap((cell, b) => (b > a && !isBelow(places[b] ?? from) ? [cell] : []));
    const reached = isBelow(from) ? undefined : search.from(cells[a] ?? 0, new Set(later));
    for (let b = a + 1; b < places.length; b += 1) {
      const [to, row, column] = [places[b], costs[a], costs[b]];
      if (to === undefined || row === undefined || column === undefined) continue;
      const straight = Math.hypot(to.x - from.x, to.y - from.y);
      const storeys = Number(isBelow(from)) + Number(isBelow(to));
      const cost =
        storeys === 0
          ? (reached?.costs[cells[b] ?? 0] ?? straight)
          : straight + (storeys === 1 ? STOREY_COST : 0);
      row[b] = column[a] = cost;
    }
  });
  return costs;
}

type Jump = Readonly<{ cost: number; from: number; to: number }>;

/**
 * Cheapest path from `a` to `b` by teleporting between places after `count`. Undefined if walking is cheaper.
 */
function jumpBetween(costs: readonly Float64Array[], count: number, a: number, b: number): Jump | undefined {
  let best: Jump | undefined;
  for (let from = count; from < costs.length; from += 1)
    for (let to = count; to < costs.length; to += 1) {
      const cost = (costs[a]?.[from] ?? 0) + JUMP_COST + (costs[to]?.[b] ?? 0);
      if (from !== to && cost < (best?.cost ?? costs[a]?.[b] ?? 0) - 1e-9) best = { cost, from, to };
    }
  return best;
}

function withJumps(costs: readonly Float64Array[], count: number): readonly Float64Array[] {
  return Array.from({ length: count }, (_, a) =>
    Float64Array.from({ length: count }, (_unused, b) =>
      a === b ? 0 : (jumpBetween(costs, count, a, b)?.cost ?? costs[a]?.[b] ?? 0),
    ),
  );
}

/** Costs by which tours are optimized, on foot or by aetheryte. */
export function legCosts(
  outline: MapOutline,
  stops: readonly TourStop[],
  aetherytes: readonly MapPoint[],
): readonly Float64Array[] {
  return withJumps(walkCosts(walkGrid(outline), [...stops, ...aetherytes]), stops.length);
}

export function planTour({ outline, stops, aetherytes, order: wanted }: TourTask): Tour {
  const grid = walkGrid(outline);
  const search = new WalkSearch(grid);
  const places: readonly TourStop[] = [...stops, ...aetherytes];
  const walked = walkCosts(grid, places);
  const costs = withJumps(walked, stops.length);
  const trip = wanted === undefined ? roundTrip(costs) : undefined;
  const order = trip?.order ?? wanted ?? [];
  const legs = order.map((b, i): readonly LegPart[] => {
    const a = order.at(i - 1) ?? b;
    const [from, to] = [stops[a], stops[b]];
    if (from === undefined || to === undefined || from === to) return [];
    if (isBelow(from) || isBelow(to)) return [{ kind: "crow", points: [from, to] }];
    const jump = jumpBetween(walked, stops.length, a, b);
    const [here, there] = [places[jump?.from ?? -1], places[jump?.to ?? -1]];
    if (here === undefined || there === undefined) return walkPath(grid, search, from, to);
    return [
      ...walkPath(grid, search, from, here),
      { kind: "jump", points: [here, there] },
      ...walkPath(grid, search, there, to),
    ];
  });
  const sum = (kind: LegPart["kind"]) =>
    legs.flat().reduce((total, part) => (part.kind === kind ? total + lengthOf(part.points) : total), 0);
  const cost = order.reduce((total, stop, i) => total + (costs[order.at(i - 1) ?? stop]?.[stop] ?? 0), 0);
  return {
    order,
    legs,
    walked: sum("walk"),
    crow: sum("crow"),
    jumps: legs.flat().filter(({ kind }) => kind === "jump").length,
    cost,
    lowerBound: trip?.lowerBound ?? 0,
    exact: trip?.exact ?? false,
  };
}
