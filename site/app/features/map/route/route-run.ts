import type { MapId } from "@foray/fieldops/atlas/types";
import * as v from "valibot";
import { keepByMap, keepFor } from "../stores.ts";

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(500), v.readonly());

/** A route that is being walked: what was requested (as in an address), the stops in their order, and what became of them. */
const schema = v.nullable(
  v.object({ route: v.pipe(v.string(), v.maxLength(20_000)), order: ids, done: ids, skipped: ids }),
);
export type RouteRun = Readonly<NonNullable<v.InferOutput<typeof schema>>>;

/** The run of each map; kept, so that it goes on where it was after a reload, and without a network. */
export const routeRuns = keepByMap("mapRouteRuns", schema);

/** The stop that is next: the first of the order that is neither done nor skipped. */
export function nextStop({ order, done, skipped }: RouteRun): string | undefined {
  return order.find((id) => !done.includes(id) && !skipped.includes(id));
}

/** The run after a stop; a stop that is not in it, or was left already, changes nothing. */
export function withStop(run: RouteRun, id: string, outcome: "done" | "skipped"): RouteRun {
  if (!run.order.includes(id) || run.done.includes(id) || run.skipped.includes(id)) return run;
  return { ...run, [outcome]: [...run[outcome], id] };
}

/** The run before a stop was done or skipped: the inverse of {@link withStop}. */
export function withStopAgain(run: RouteRun, id: string): RouteRun {
  const without = (list: readonly string[]) => list.filter((other) => other !== id);
  return { ...run, done: without(run.done), skipped: without(run.skipped) };
}

/** The run without one of its stops; what was done and skipped stays so. `route` is what is requested now. */
export function withoutRunStop(run: RouteRun, id: string, route: string): RouteRun {
  const without = (list: readonly string[]) => list.filter((other) => other !== id);
  return { route, order: without(run.order), done: without(run.done), skipped: without(run.skipped) };
}

export function keepRun(map: MapId, run: RouteRun | null): void {
  keepFor(routeRuns, map, run);
}
