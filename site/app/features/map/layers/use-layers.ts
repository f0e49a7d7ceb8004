import type { LayerId, MapId } from "@foray/fieldops/atlas/types";
import { useState } from "react";
import { chosenLayers, defaultLayers, keepFor, knownLayers } from "../stores.ts";

/** Stores only what the player chooses, not layers from the URL. */
export function useLayers(map: MapId, asked: readonly LayerId[] | undefined, also: LayerId | undefined) {
  const [shown, setShown] = useState<readonly LayerId[]>(() => {
    const kept = chosenLayers.get()[map];
    const first = asked ?? (kept === undefined ? defaultLayers(map) : knownLayers(map, kept));
    return also === undefined || first.includes(also) ? first : knownLayers(map, [...first, also]);
  });
  return {
    shown,
    /** Shows a layer for this visit because a marker in it was requested. */
    reveal(layer: LayerId): void {
      if (!shown.includes(layer)) setShown(knownLayers(map, [...shown, layer]));
    },
    replace: setShown,
    choose(next: readonly LayerId[]): void {
      setShown(next);
      keepFor(chosenLayers, map, next);
    },
  };
}

/** Undefined for the map's defaults. */
export function layersForAddress(map: MapId, shown: readonly LayerId[]): readonly LayerId[] | undefined {
  return defaultLayers(map).join() === shown.join() ? undefined : shown;
}
