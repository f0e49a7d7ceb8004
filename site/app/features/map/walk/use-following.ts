import { type RefObject, useEffect, useEffectEvent } from "react";
import type { MapView } from "../view/map-view.ts";
import type { Walk } from "./use-walk.ts";

/** Moves the chart along with a walk: the present stop and the next are in view. `right` tells the pixels that a panel hides. */
export function useFollowing(view: RefObject<MapView | null>, walk: Walk, right: () => number): void {
  const show = useEffectEvent(() => view.current?.frame(walk.ahead, right()));
  const stop = walk.stop?.id;
  const { following } = walk;
  useEffect(() => {
    if (following && stop !== undefined) show();
  }, [following, stop]);
}
