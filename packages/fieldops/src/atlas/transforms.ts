import type { MapFacts, MapMarker } from "./types.ts";

declare const unit: unique symbol;

/** In-game map coordinate: 1 to 42 at size factor 100. */
export type MapCoordinate = number & { readonly [unit]: "map" };
/** World coordinate in yalms (x to the east, z to the south). */
export type WorldCoordinate = number & { readonly [unit]: "world" };
/** Pixel of the game's map image, 0 to 2048. */
export type PixelCoordinate = number & { readonly [unit]: "pixel" };

export type MapPosition = Readonly<{ x: MapCoordinate; y: MapCoordinate }>;
export type WorldPosition = Readonly<{ x: WorldCoordinate; z: WorldCoordinate }>;
export type PixelPosition = Readonly<{ x: PixelCoordinate; y: PixelCoordinate }>;

export type MapScale = Pick<MapFacts, "sizeFactor" | "offsetX" | "offsetY">;

/** Side of the map image in pixels. It spans `MAP_SPAN` map units at size factor 100 (source: Map sheet). */
export const MAP_PIXELS = 2048;
export const MAP_SPAN = 41;

function brandMap(value: number): MapCoordinate {
  return value as MapCoordinate;
}
function brandWorld(value: number): WorldCoordinate {
  return value as WorldCoordinate;
}
function brandPixel(value: number): PixelCoordinate {
  return value as PixelCoordinate;
}

export function mapPosition(x: number, y: number): MapPosition {
  return { x: brandMap(x), y: brandMap(y) };
}
export function worldPosition(x: number, z: number): WorldPosition {
  return { x: brandWorld(x), z: brandWorld(z) };
}
export function pixelPosition(x: number, y: number): PixelPosition {
  return { x: brandPixel(x), y: brandPixel(y) };
}

export function positionOf(marker: Pick<MapMarker, "x" | "y">): MapPosition {
  return mapPosition(marker.x, marker.y);
}

/** World to pixel: (world + offset) × c + 1024, with c = size factor / 100. */
export function worldToPixel(scale: MapScale, at: WorldPosition): PixelPosition {
  const c = scale.sizeFactor / 100;
  return pixelPosition(
    (at.x + scale.offsetX) * c + MAP_PIXELS / 2,
    (at.z + scale.offsetY) * c + MAP_PIXELS / 2,
  );
}

/** Inverse of {@link worldToPixel}. */
export function pixelToWorld(scale: MapScale, at: PixelPosition): WorldPosition {
  const c = scale.sizeFactor / 100;
  return worldPosition(
    (at.x - MAP_PIXELS / 2) / c - scale.offsetX,
    (at.y - MAP_PIXELS / 2) / c - scale.offsetY,
  );
}

/** Pixel to in-game map coordinate: 41 / c × pixel / 2048 + 1. */
export function pixelToMap(scale: Pick<MapScale, "sizeFactor">, at: PixelPosition): MapPosition {
  const span = MAP_SPAN / (scale.sizeFactor / 100);
  return mapPosition((span * at.x) / MAP_PIXELS + 1, (span * at.y) / MAP_PIXELS + 1);
}

/** Inverse of {@link pixelToMap}. */
export function mapToPixel(scale: Pick<MapScale, "sizeFactor">, at: MapPosition): PixelPosition {
  const span = MAP_SPAN / (scale.sizeFactor / 100);
  return pixelPosition(((at.x - 1) / span) * MAP_PIXELS, ((at.y - 1) / span) * MAP_PIXELS);
}

export function worldToMap(scale: MapScale, at: WorldPosition): MapPosition {
  return pixelToMap(scale, worldToPixel(scale, at));
}

/** Without height. */
export function mapToWorld(scale: MapScale, at: MapPosition): WorldPosition {
  return pixelToWorld(scale, mapToPixel(scale, at));
}

/** As the game displays it: truncated to one decimal, not rounded. */
function displayCoordinate(value: number): string {
  // 12.3 is 12.299999… in binary, so without the epsilon it would become 12.2.
  return (Math.floor(value * 10 + 1e-6) / 10).toFixed(1);
}

export function displayPosition(at: MapPosition): string {
  return `X: ${displayCoordinate(at.x)} Y: ${displayCoordinate(at.y)}`;
}

/** In map units. One unit is 2048 / 41 (about 49.95) yalms, at any size factor. */
export function distance(from: MapPosition, to: MapPosition): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
