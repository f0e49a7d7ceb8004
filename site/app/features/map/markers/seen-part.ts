import { type Size, scaleAt, type Viewport } from "../engine/viewport.ts";
import type { Box } from "../lettering/box-index.ts";
import type { SeenPart } from "../lettering/seen-part.ts";

/** Pixels between a name and the edge of the view or the tools. */
const CLEAR = 3;

/** In pixels from the map's origin; `covered` is in pixels from the stage's corner. */
export function seenPart(viewport: Viewport, { width, height }: Size, covered: readonly Box[]): SeenPart {
  const scale = scaleAt(viewport.zoom);
  // Rounded like the plane's position.
  const left = -Math.round(width / 2 - viewport.x * scale);
  const top = -Math.round(height / 2 - viewport.y * scale);
  return {
    view: { x: left + CLEAR, y: top + CLEAR, width: width - 2 * CLEAR, height: height - 2 * CLEAR },
    covered: covered.map((box) => ({
      x: box.x + left - CLEAR,
      y: box.y + top - CLEAR,
      width: box.width + 2 * CLEAR,
      height: box.height + 2 * CLEAR,
    })),
  };
}
