import { layersOf } from "@foray/fieldops/atlas/lookup";
import { type MapPosition, positionOf } from "@foray/fieldops/atlas/transforms";
import type { MapId, MapMarker } from "@foray/fieldops/atlas/types";
import { useEffect, useMemo, useState } from "react";
import type { Route } from "../route/use-route.ts";
import { isTickable, tick } from "../stores.ts";

const UNDO_MS = 10_000;

export type Outcome = "done" | "skipped";

/** Last step; `ticked`: it also ticked off the marker. */
type Step = Readonly<{ id: string; number: number; outcome: Outcome; ticked: boolean }>;

export type Walk = ReturnType<typeof useWalk>;

/** @param follows whether the map follows a walk stored on an earlier visit */
export function useWalk(map: MapId, route: Route, follows: boolean) {
  const [following, setFollowing] = useState(follows);
  const [last, setLast] = useState<Step | null>(null);
  /** Started on this page rather than restored. */
  const [fresh, setFresh] = useState(false);
  const { running, ordered, current, result } = route;
  const index = ordered.findIndex(({ id }) => id === current);
  const stop: MapMarker | undefined = ordered[index];

  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);

  /** The player's position as far as known: the last stop done, else the start. */
  const lastDone = running?.done.at(-1);
  const from = useMemo((): MapPosition | undefined => {
    const marker = ordered.find(({ id }) => id === lastDone);
    if (marker !== undefined) return positionOf(marker);
    return result.state === "planned" ? result.start : undefined;
  }, [ordered, lastDone, result]);
  const before = ordered[index - 1]?.id;
  const isPlannedLeg = before === lastDone;

  const after = ordered.slice(index + 1).find(({ id }) => !isLeft(id));
  function isLeft(id: string): boolean {
    return running?.done.includes(id) === true || running?.skipped.includes(id) === true;
  }

  const leave = (outcome: Outcome) => {
    if (stop === undefined) return;
    const kind = layersOf(map).find(({ id }) => id === stop.layer)?.kind;
    const ticked = outcome === "done" && kind !== undefined && isTickable(kind) && tick(map, stop.id, true);
    route.leave(stop.id, outcome);
    setLast({ id: stop.id, number: index + 1, outcome, ticked });
  };

  return {
    on: running !== null,
    fresh,
    settle: () => setFresh(false),
    stop,
    number: index + 1,
    stops: ordered,
    isLeft,
    from,
    /** Planned path to the current stop; empty if the last stop done is not the one before it. */
    leg: stop === undefined || !isPlannedLeg ? [] : route.legTo(stop.id),
    ahead: [stop, after].flatMap((marker) => (marker === undefined ? [] : [positionOf(marker)])),
    following: running !== null && following,
    follow: setFollowing,
    begin() {
      setFresh(true);
      setFollowing(true);
      setLast(null);
      route.begin();
    },
    done: () => leave("done"),
    skip: () => leave("skipped"),
    last,
    undo() {
      if (last === null) return;
      if (last.ticked) tick(map, last.id, false);
      route.comeBack(last.id);
      setLast(null);
    },
    end() {
      setLast(null);
      route.end();
    },
  };
}
