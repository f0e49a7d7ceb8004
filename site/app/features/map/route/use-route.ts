import type { Tour } from "@foray/fieldops/atlas/routing/plan-tour";
import type { LegPart } from "@foray/fieldops/atlas/routing/walk-path";
import { type MapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapId, MapMarker } from "@foray/fieldops/atlas/types";
import { useEffect, useMemo, useRef, useState } from "react";
import { usePreference } from "~/browser/preferences.ts";
import type { RouteLine, RouteNumber, SceneRoute } from "../markers/scene.ts";
import { planRoute } from "./plan-route.ts";
import {
  emptyRequest,
  onlyStops,
  printRequest,
  type RouteRequest,
  type RouteStart,
  readRequest,
  routePoints,
  wantedStops,
  withoutStop,
} from "./route-request.ts";
import {
  keepRun,
  nextStop,
  type RouteRun,
  routeRuns,
  withoutRunStop,
  withStop,
  withStopAgain,
} from "./route-run.ts";

export type RouteResult = Readonly<
  | { state: "none" | "planning" | "failed" }
  | { state: "planned"; tour: Tour; stops: readonly MapMarker[]; start: MapPosition | undefined }
>;

export type Route = ReturnType<typeof useRoute>;

const nothing: readonly string[] = [];
const noRuns: Readonly<Record<string, RouteRun | null>> = {};

/**
 * A round trip: put together from a layer or chosen markers, planned in a worker, and walked stop by stop.
 * @param asked the route of the address, if it names one
 */
export function useRoute(
  map: MapId,
  markers: readonly MapMarker[],
  ticked: readonly string[],
  asked: RouteRequest | undefined,
) {
  const run = usePreference(routeRuns, noRuns)[map] ?? null;
  const [request, setRequest] = useState<RouteRequest>(
    () => asked ?? (run === null ? emptyRequest : readRequest(map, run.route, markers).request),
  );
  const [skipDone, setSkipDone] = useState(true);
  const [result, setResult] = useState<RouteResult>({ state: "none" });
  const working = useRef<AbortController>(undefined);

  const wanted = useMemo(
    () => wantedStops(markers, request, skipDone ? ticked : nothing),
    [markers, request, skipDone, ticked],
  );

  /** Plans what is requested; with `kept` the stops in that order. */
  const plan = async (kept?: readonly string[]) => {
    working.current?.abort();
    const control = new AbortController();
    working.current = control;
    setResult({ state: "planning" });
    const through =
      kept === undefined ? wanted : kept.flatMap((id) => markers.find((one) => one.id === id) ?? []);
    const { places, stops, start } = routePoints(markers, through, request.start);
    const aetherytes = request.jumps
      ? markers.filter(({ layer, ground = "surface" }) => layer === "aetherytes" && ground === "surface")
      : [];
    try {
      const task = { map, stops: places, aetherytes: aetherytes.map(positionOf) };
      const order = kept === undefined ? {} : { order: [...places.keys()] };
      const tour = await planRoute({ ...task, ...order }, control.signal);
      setResult({ state: "planned", tour, stops, start });
    } catch {
      if (!control.signal.aborted) setResult({ state: "failed" });
    }
  };

  // A run goes on where it was left, in its own order; a route of the address is planned at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page was opened with
  useEffect(() => {
    const word = asked === undefined ? undefined : printRequest(map, asked);
    if (run !== null && (word === undefined || word === run.route)) void plan(run.order);
    else if (asked !== undefined && wanted.length > 1) void plan();
    return () => working.current?.abort();
  }, []);

  const change = (next: RouteRequest) => {
    working.current?.abort();
    setResult({ state: "none" });
    if (run !== null) keepRun(map, null);
    setRequest(next);
  };

  /** The stops in their order, the start left out. */
  const ordered = useMemo(() => {
    if (result.state !== "planned") return [];
    const skip = result.start === undefined ? 0 : 1;
    return result.tour.order.flatMap((index) => result.stops[index - skip] ?? []);
  }, [result]);

  const running = run !== null && result.state === "planned" ? run : null;
  const past = useMemo(() => new Set([...(running?.done ?? []), ...(running?.skipped ?? [])]), [running]);
  const current = running === null ? undefined : nextStop(running);

  const lines = useMemo((): readonly RouteLine[] => {
    if (result.state !== "planned") return [];
    const { tour, start } = result;
    const shift = start === undefined ? 0 : 1;
    return tour.legs.flatMap((parts, i) => {
      const to = ordered[i - shift];
      const behind = to !== undefined && past.has(to.id);
      // The first leg of a trip without a start leads there from its last stop.
      const now = to !== undefined && to.id === current && (i > 0 || shift > 0);
      return parts.map(({ kind, points }) => ({ kind, points, past: behind, now }));
    });
  }, [result, ordered, past, current]);

  const numbers = useMemo(
    (): readonly RouteNumber[] =>
      ordered.map(({ id, x, y }, i) => ({
        x,
        y,
        text: String(i + 1),
        past: past.has(id),
        next: id === current,
      })),
    [ordered, past, current],
  );

  const start = result.state === "planned" ? result.start : undefined;
  const scene = useMemo((): SceneRoute => ({ lines, numbers, start }), [lines, numbers, start]);

  const stops = useMemo(
    () => (request.through === "chosen" ? request.chosen : ordered.map(({ id }) => id)),
    [request, ordered],
  );

  return {
    request,
    setThrough: (through: LayerId | "chosen") => change({ ...request, through, excluded: [] }),
    /** Goes through the one layer that the map shows, unless a route is already wanted. */
    suggest(shown: readonly LayerId[]) {
      const layer = onlyStops(map, shown);
      if (layer !== undefined && run === null && printRequest(map, request) === "")
        change({ ...request, through: layer });
    },
    setStart: (start: RouteStart) => change({ ...request, start }),
    setJumps: (jumps: boolean) => change({ ...request, jumps }),
    skipDone,
    setSkipDone(next: boolean) {
      change(request);
      setSkipDone(next);
    },
    /** Whether a marker is on the route. */
    has: (id: string) => wanted.some((marker) => marker.id === id) || stops.includes(id),
    /**
     * Adds a marker, or takes it off: off a layer's route it is left out, and the others stay. Taken off a route that is being walked, the
     * walk goes on without it.
     */
    toggleStop(id: string) {
      if (running?.order.includes(id) === true) {
        const next = withoutStop(request, id);
        keepRun(map, withoutRunStop(running, id, printRequest(map, next)));
        setRequest(next);
        void plan(running.order.filter((other) => other !== id));
        return;
      }
      const layer = markers.find((marker) => marker.id === id)?.layer;
      const isOn =
        request.through === "chosen"
          ? request.chosen.includes(id)
          : layer === request.through && !request.excluded.includes(id);
      if (isOn) change(withoutStop(request, id));
      else if (request.through === "chosen") change({ ...request, chosen: [...request.chosen, id] });
      else if (layer === request.through)
        change({ ...request, excluded: request.excluded.filter((other) => other !== id) });
      else
        change({
          ...request,
          through: "chosen",
          chosen: [...wanted.map((marker) => marker.id), id],
          excluded: [],
        });
    },
    restoreExcluded: () => change({ ...request, excluded: [] }),
    /** Markers that the route is to go through, before it is planned. */
    wanted,
    /** Ids that are shown although their layer is hidden. */
    stops,
    ordered,
    /** The drawn part. */
    scene,
    result,
    plan: () => void plan(),
    clear: () =>
      change({ ...emptyRequest, through: request.through, start: request.start, jumps: request.jumps }),
    /** The route as a word for an address; empty: none. */
    word: printRequest(map, request),
    /** The run that has begun, and the stop that is next. */
    running,
    current,
    begin: () =>
      keepRun(map, {
        route: printRequest(map, request),
        order: ordered.map(({ id }) => id),
        done: [],
        skipped: [],
      }),
    leave(id: string, outcome: "done" | "skipped") {
      if (running !== null) keepRun(map, withStop(running, id, outcome));
    },
    /** Takes the last step back: the stop is to be visited again. */
    comeBack(id: string) {
      if (running !== null) keepRun(map, withStopAgain(running, id));
    },
    /** The planned path to a stop from the one before it in the order; empty if it is the first of all. */
    legTo(id: string): readonly LegPart[] {
      if (result.state !== "planned") return [];
      const place = ordered.findIndex((marker) => marker.id === id);
      const leg = place + (result.start === undefined ? 0 : 1);
      return leg < 1 ? [] : (result.tour.legs[leg] ?? []);
    },
    end: () => keepRun(map, null),
  };
}
