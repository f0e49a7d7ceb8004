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

/** @param asked the request in the URL */
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

  /** `kept`: ids in the order to keep. */
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

  // A stored run continues in its own order; a route in the URL is planned at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the state on page load
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

  /** Stops in planned order, without the start. */
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
      // Without a start, the first leg begins at the last stop.
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
    /** Requests the only visible layer, unless there is a request already. */
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
    has: (id: string) => wanted.some((marker) => marker.id === id) || stops.includes(id),
    /** Adds or removes a marker. Removing a stop during a walk keeps the rest of the walk. */
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
    /** Requested stops, done ones left out if the player wants that. */
    wanted,
    /** Ids to show even if their layer is hidden. */
    stops,
    ordered,
    scene,
    result,
    plan: () => void plan(),
    clear: () =>
      change({ ...emptyRequest, through: request.through, start: request.start, jumps: request.jumps }),
    /** URL parameter; empty without a request. */
    word: printRequest(map, request),
    /** Run in progress, once its plan is ready, and the id of its next stop. */
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
    /** Undoes `leave`. */
    comeBack(id: string) {
      if (running !== null) keepRun(map, withStopAgain(running, id));
    },
    /** Planned path from the previous stop; empty for the first one without a start. */
    legTo(id: string): readonly LegPart[] {
      if (result.state !== "planned") return [];
      const place = ordered.findIndex((marker) => marker.id === id);
      const leg = place + (result.start === undefined ? 0 : 1);
      return leg < 1 ? [] : (result.tour.legs[leg] ?? []);
    },
    end: () => keepRun(map, null),
  };
}
