import type { RoundTrip } from "@foray/fieldops/atlas/roundTrip";
import { type MapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapMarker } from "@foray/fieldops/atlas/types";
import { useEffect, useMemo, useRef, useState } from "react";
import { planWay } from "./way/plan-way.ts";

export type WayStart = Readonly<
  { kind: "any" } | { kind: "marker"; id: string } | { kind: "place"; at: MapPosition }
>;

export type WayResult = Readonly<
  | { state: "none" | "planning" | "failed" }
  | { state: "planned"; trip: RoundTrip; stops: readonly MapMarker[]; start: MapPosition | undefined }
>;

export type Way = ReturnType<typeof useWay>;

/** A round trip being put together: through a layer or chosen markers, from a start, planned in a worker. */
export function useWay(markers: readonly MapMarker[], ticked: readonly string[]) {
  const [through, setThrough] = useState<LayerId | "chosen">("chosen");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [start, setStart] = useState<WayStart>({ kind: "any" });
  const [skipDone, setSkipDone] = useState(true);
  const [result, setResult] = useState<WayResult>({ state: "none" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const wanted = useMemo(
    () =>
      markers.filter(({ id, layer }) =>
        through === "chosen" ? chosen.includes(id) : layer === through && !(skipDone && ticked.includes(id)),
      ),
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
    const from = start.kind === "marker" ? markers.find(({ id }) => id === start.id) : undefined;
    const begin = start.kind === "place" ? start.at : from && positionOf(from);
    const stops = wanted.filter(({ id }) => id !== from?.id);
    try {
      const trip = await planWay(
        [...(begin === undefined ? [] : [begin]), ...stops.map(positionOf)],
        control.signal,
      );
      setResult({ state: "planned", trip, stops, start: begin });
    } catch {
      if (!control.signal.aborted) setResult({ state: "failed" });
    }
  };

  /** The stops in their order, the start left out. */
  const ordered = useMemo(() => {
    if (result.state !== "planned") return [];
    const skip = result.start === undefined ? 0 : 1;
    return result.trip.order.flatMap((index) => result.stops[index - skip] ?? []);
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
    setStart(next: WayStart) {
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
    /** Markers that the way is to go through, before it is planned. */
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
