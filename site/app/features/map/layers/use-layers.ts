import type { LayerId, MapId } from "@foray/fieldops/atlas/types";
import { useState } from "react";
import { chosenLayers, defaultLayers, keepFor, knownLayers } from "../stores.ts";

/**
 * Which layers are shown: those of the address, else those chosen here before, else the records' choice. Only what a player
 * chooses is kept; what an address asks for is for this visit.
 */
export function useLayers(map: MapId, asked: readonly LayerId[] | undefined, also: LayerId | undefined) {
  const [shown, setShown] = useState<readonly LayerId[]>(() => {
    const kept = chosenLayers.get()[map];
    const first = asked ?? (kept === undefined ? defaultLayers(map) : knownLayers(map, kept));
    return also === undefined || first.includes(also) ? first : knownLayers(map, [...first, also]);
  });
  return {
    shown,
    /** Shows a layer for this visit, because something in it was requested. */
    reveal(layer: LayerId): void {
      if (!shown.includes(layer)) setShown(knownLayers(map, [...shown, layer]));
    },
    /** Shows exactly these, as an address says. */
    replace: setShown,
    choose(next: readonly LayerId[]): void {
      setShown(next);
      keepFor(chosenLayers, map, next);
    },
  };
}

/** The layers as an address needs them: nothing if they are the map's own. */
export function layersForAddress(map: MapId, shown: readonly LayerId[]): readonly LayerId[] | undefined {
  return defaultLayers(map).join() === shown.join() ? undefined : shown;
}
