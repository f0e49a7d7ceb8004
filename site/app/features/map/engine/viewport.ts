import type { MapPoint } from "@foray/fieldops/atlas/routing/walk-path";

export type { MapPoint };

/** CSS pixels from the stage's top left corner. */
export type Point = Readonly<{ x: number; y: number }>;

export type Size = Readonly<{ width: number; height: number }>;

/** Center of the stage in map coordinates; at `zoom`, a map unit is 2^zoom pixels. */
export type Viewport = Readonly<{ x: number; y: number; zoom: number }>;

/** Left, top, right and bottom in map coordinates. */
export type Bounds = readonly [number, number, number, number];

/** Zoom range, shared by links from earlier versions. */
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 8;

/** Sheet of every chart: map coordinates 1 to 42 on both axes. */
export const SHEET_CORNER = 1;
export const SHEET_SIDE = 41;

/** Pixels left free around a map that is shown whole, for the title above and the tools below. */
export const ROOM = { side: 6, top: 76, bottom: 64 } as const;

export function scaleAt(zoom: number): number {
  return 2 ** zoom;
}

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** Clamps the center to the sheet plus one map unit on each side, as in links from earlier versions. */
export function clampViewport({ x, y, zoom }: Viewport): Viewport {
  const within = (value: number) =>
    Math.min(SHEET_CORNER + SHEET_SIDE + 1, Math.max(SHEET_CORNER - 1, value));
  return { x: within(x), y: within(y), zoom: clampZoom(zoom) };
}

export function pointOf(viewport: Viewport, { width, height }: Size, place: MapPoint): Point {
  const scale = scaleAt(viewport.zoom);
  return { x: width / 2 + (place.x - viewport.x) * scale, y: height / 2 + (place.y - viewport.y) * scale };
}

/** Inverse of {@link pointOf}. */
export function placeAt(viewport: Viewport, { width, height }: Size, point: Point): MapPoint {
  const scale = scaleAt(viewport.zoom);
  return { x: viewport.x + (point.x - width / 2) / scale, y: viewport.y + (point.y - height / 2) / scale };
}

export function dragged(viewport: Viewport, dx: number, dy: number): Viewport {
  const scale = scaleAt(viewport.zoom);
  return { ...viewport, x: viewport.x - dx / scale, y: viewport.y - dy / scale };
}

/** Zooms (clamped) around `point`, whose map position stays where it is. */
export function zoomedAround(viewport: Viewport, size: Size, point: Point, zoom: number): Viewport {
  const place = placeAt(viewport, size, point);
  const scale = scaleAt(clampZoom(zoom));
  return {
    x: place.x - (point.x - size.width / 2) / scale,
    y: place.y - (point.y - size.height / 2) / scale,
    zoom: clampZoom(zoom),
  };
}

/** Pixels covered by overlays at each edge of the stage. */
export type Insets = Readonly<{ top: number; right: number; bottom: number; left: number }>;

/** Maximum zoom for several places. */
const NEAREST = 6;
/** Zoom levels by which the map may be too far out before it zooms in. */
const LENIENT = 1.5;

/** Changes the zoom only if necessary; undefined without places. */
export function framed(
  { width, height }: Size,
  places: readonly MapPoint[],
  covered: Insets,
  zoom: number,
): Viewport | undefined {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  if (places.length === 0) return undefined;
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wide = Math.max(1, width - covered.left - covered.right);
  const high = Math.max(1, height - covered.top - covered.bottom);
  // Two places on one line leave the other axis free.
  const fits = Math.min(
    NEAREST,
    Math.log2(Math.min(wide / Math.max(right - left, 0.1), high / Math.max(bottom - top, 0.1))),
  );
  const next = clampZoom(zoom > fits || zoom < fits - LENIENT ? fits : zoom);
  const scale = scaleAt(next);
  return {
    x: (left + right) / 2 + (covered.right - covered.left) / 2 / scale,
    y: (top + bottom) / 2 + (covered.bottom - covered.top) / 2 / scale,
    zoom: next,
  };
}

/** Shows `bounds` whole, with {@link ROOM} around them. */
export function fitted({ width, height }: Size, [left, top, right, bottom]: Bounds): Viewport {
  const wide = Math.max(1, width - 2 * ROOM.side);
  const high = Math.max(1, height - ROOM.top - ROOM.bottom);
  const zoom = clampZoom(Math.log2(Math.min(wide / (right - left), high / (bottom - top))));
  // The center of the free room is not the center of the stage.
  const lift = (ROOM.top - ROOM.bottom) / 2 / scaleAt(zoom);
  return { x: (left + right) / 2, y: (top + bottom) / 2 - lift, zoom };
}
