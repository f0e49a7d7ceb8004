import type { RoundTrip } from "@foray/fieldops/atlas/round-trip";
import { type MapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapMarker } from "@foray/fieldops/atlas/types";
import { useEffect, useMemo, useRef, useState } from "react";
import { planRoute } from "./plan-route.ts";
import { orderedStops, type RouteStart, routePoints, wantedStops } from "./stops.ts";

export type RouteResult = Readonly<
  | { state: "none" | "planning" | "failed" }
  | { state: "planned"; trip: RoundTrip; stops: readonly MapMarker[]; start: MapPosition | undefined }
>;

export type Route = ReturnType<typeof useRoute>;

/** A round trip being put together: through a layer or chosen markers, from a start, planned in a worker. */
export function useRoute(markers: readonly MapMarker[], ticked: readonly string[]) {
  const [through, setThrough] = useState<LayerId | "chosen">("chosen");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [start, setStart] = useState<RouteStart>({ kind: "any" });
  const [skipDone, setSkipDone] = useState(true);
  const [result, setResult] = useState<RouteResult>({ state: "none" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const wanted = useMemo(
    () => wantedStops(markers, { through, chosen, skipDone }, ticked),
    [markers, through, chosen, skipDone, ticked],
  );

  const forget = () => {
    running.current?.abort();
    setResult({ state: "none" });
  };

  const plan = async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setResult({ state: "planning" });
    const asked = routePoints(markers, wanted, start);
    try {
      const trip = await planRoute(asked.places, control.signal);
      setResult({ state: "planned", trip, stops: asked.stops, start: asked.start });
    } catch {
      if (!control.signal.aborted) setResult({ state: "failed" });
    }
  };

  /** The stops in their order, the start left out. */
  const ordered = useMemo(() => {
    if (result.state !== "planned") return [];
    return orderedStops(result.trip, result.stops, result.start !== undefined);
  }, [result]);

  const line = useMemo(() => {
    if (result.state !== "planned") return [];
    return [...(result.start === undefined ? [] : [result.start]), ...ordered.map(positionOf)];
  }, [result, ordered]);

  const stops = useMemo(
    () => (through === "chosen" ? chosen : ordered.map(({ id }) => id)),
    [through, chosen, ordered],
  );

  return {
    through,
    setThrough(next: LayerId | "chosen") {
      forget();
      setThrough(next);
    },
    start,
    setStart(next: RouteStart) {
      forget();
      setStart(next);
    },
    skipDone,
    setSkipDone(next: boolean) {
      forget();
      setSkipDone(next);
    },
    toggleStop(id: string) {
      forget();
      setThrough("chosen");
      setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
    },
    /** Markers that the route is to go through, before it is planned. */
    wanted,
    /** Ids that are shown although their layer is hidden. */
    stops,
    ordered,
    line,
    result,
    plan,
    clear() {
      forget();
      setChosen([]);
    },
  };
}
