import markerSprite from "virtual:glyphs/markers";
import { readShapes, type Shapes } from "./medallions.ts";

let shapes: Promise<Shapes> | undefined;

/** The glyphs of the markers, as paths; one small file of our own, fetched once. */
export function loadShapes(): Promise<Shapes> {
  // Without glyphs the map still has its rims and names; the next look tries again.
  shapes ??= fetchShapes().catch(() => {
    shapes = undefined;
    return new Map();
  });
  return shapes;
}

async function fetchShapes(): Promise<Shapes> {
  const response = await fetch(markerSprite);
  return readShapes(new DOMParser().parseFromString(await response.text(), "image/svg+xml"));
}
