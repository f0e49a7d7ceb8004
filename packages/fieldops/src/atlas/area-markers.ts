import type { MapArea, MapMarker } from "./types.ts";

/** Markers for areas without one, so that they can be found, listed and opened like any place. */
export function areaMarkers(areas: readonly MapArea[]): readonly MapMarker[] {
  return areas.flatMap(({ id, layer, x, y, marker }) =>
    marker !== undefined || x === undefined || y === undefined
      ? []
      : [
          {
            id,
            layer,
            x,
            y,
            confidence: "confirmed" as const,
            source: ["lynn"] as const,
          },
        ],
  );
}
