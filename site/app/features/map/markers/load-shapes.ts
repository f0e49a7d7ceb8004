import markerSprite from "virtual:glyphs/markers";
import { readShapes, type Shapes } from "./medallions.ts";

let shapes: Promise<Shapes> | undefined;

export function loadShapes(): Promise<Shapes> {
  // Without glyphs, markers still have rims and names; the next call tries again.
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
