import type { MapId } from "@foray/fieldops/atlas/types";
import * as v from "valibot";
import { keepByMap, keepFor } from "../stores.ts";

const ids = v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(500), v.readonly());

/** Route being walked: the request as in the URL, the stops in order, and those done or skipped. */
const schema = v.nullable(
  v.object({ route: v.pipe(v.string(), v.maxLength(20_000)), order: ids, done: ids, skipped: ids }),
);
export type RouteRun = Readonly<NonNullable<v.InferOutput<typeof schema>>>;

/** Stored, so that a run continues after a reload, even offline. */
export const routeRuns = keepByMap("mapRouteRuns", schema);

export function nextStop({ order, done, skipped }: RouteRun): string | undefined {
  return order.find((id) => !done.includes(id) && !skipped.includes(id));
}

/** Unchanged for a stop that is not on the route or was left already. */
export function withStop(run: RouteRun, id: string, outcome: "done" | "skipped"): RouteRun {
  if (!run.order.includes(id) || run.done.includes(id) || run.skipped.includes(id)) return run;
  return { ...run, [outcome]: [...run[outcome], id] };
}

/** Inverse of {@link withStop}. */
export function withStopAgain(run: RouteRun, id: string): RouteRun {
  const without = (list: readonly string[]) => list.filter((other) => other !== id);
  return { ...run, done: without(run.done), skipped: without(run.skipped) };
}

/** `route`: the request without the stop. */
export function withoutRunStop(run: RouteRun, id: string, route: string): RouteRun {
  const without = (list: readonly string[]) => list.filter((other) => other !== id);
  return { route, order: without(run.order), done: without(run.done), skipped: without(run.skipped) };
}

export function keepRun(map: MapId, run: RouteRun | null): void {
  keepFor(routeRuns, map, run);
}
