import { type RefObject, useEffect, useEffectEvent } from "react";
import type { MapView } from "../view/map-view.ts";
import type { Walk } from "./use-walk.ts";

/** Keeps the current and the next stop in view. `right`: pixels on the right that a panel hides. */
export function useFollowing(view: RefObject<MapView | null>, walk: Walk, right: () => number): void {
  const show = useEffectEvent(() => view.current?.frame(walk.ahead, right()));
  const stop = walk.stop?.id;
  const { following } = walk;
  useEffect(() => {
    if (following && stop !== undefined) show();
  }, [following, stop]);
}
