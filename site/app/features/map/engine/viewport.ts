/** A place on a map in in-game map coordinates. */
export type MapPoint = Readonly<{ x: number; y: number }>;

/** A point of the stage in CSS pixels from its upper left corner. */
export type Point = Readonly<{ x: number; y: number }>;

/** The stage in CSS pixels. */
export type Size = Readonly<{ width: number; height: number }>;

/** Position at the middle of the stage, and the zoom: a map unit has 2^zoom pixels. */
export type Viewport = Readonly<{ x: number; y: number; zoom: number }>;

/** Left, top, right and bottom of a part of the map, in map coordinates. */
export type Bounds = readonly [number, number, number, number];

/** The zooms that there are; links of old have the same range. */
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 8;

/** The sheet of every chart: map coordinates 1 to 42 on both axes. */
export const SHEET_CORNER = 1;
export const SHEET_SIDE = 41;

/** Pixels left free around a part of the map that is to be seen whole: room for the title above and the tools below. */
export const ROOM = { side: 6, top: 76, bottom: 64 } as const;

/** Pixels of a map unit. */
export function scaleAt(zoom: number): number {
  return 2 ** zoom;
}

/** The nearest zoom that there is. */
export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** The nearest viewport that there is: its middle is on the sheet, with a unit around it as in the links of old. */
export function clampViewport({ x, y, zoom }: Viewport): Viewport {
  const within = (value: number) =>
    Math.min(SHEET_CORNER + SHEET_SIDE + 1, Math.max(SHEET_CORNER - 1, value));
  return { x: within(x), y: within(y), zoom: clampZoom(zoom) };
}

/** Where a place is seen on the stage. */
export function pointOf(viewport: Viewport, { width, height }: Size, place: MapPoint): Point {
  const scale = scaleAt(viewport.zoom);
  return { x: width / 2 + (place.x - viewport.x) * scale, y: height / 2 + (place.y - viewport.y) * scale };
}

/** Map position at a point of the stage; the inverse of {@link pointOf}. */
export function placeAt(viewport: Viewport, { width, height }: Size, point: Point): MapPoint {
  const scale = scaleAt(viewport.zoom);
  return { x: viewport.x + (point.x - width / 2) / scale, y: viewport.y + (point.y - height / 2) / scale };
}

/** The viewport after the map was drawn along by this many pixels. */
export function dragged(viewport: Viewport, dx: number, dy: number): Viewport {
  const scale = scaleAt(viewport.zoom);
  return { ...viewport, x: viewport.x - dx / scale, y: viewport.y - dy / scale };
}

/** The viewport at another zoom (clamped), while the place at `point` stays where it is. */
export function zoomedAround(viewport: Viewport, size: Size, point: Point, zoom: number): Viewport {
  const place = placeAt(viewport, size, point);
  const scale = scaleAt(clampZoom(zoom));
  return {
    x: place.x - (point.x - size.width / 2) / scale,
    y: place.y - (point.y - size.height / 2) / scale,
    zoom: clampZoom(zoom),
  };
}

/** Pixels of the stage that something covers, from each of its edges. */
export type Insets = Readonly<{ top: number; right: number; bottom: number; left: number }>;

/** Places that are shown together are not brought nearer than this. */
const NEAREST = 6;
/** Zooms by which the map may be farther out than it need be before it is brought nearer. */
const LENIENT = 1.5;

/** The viewport that shows some places together, in the part of the stage that nothing covers. The zoom changes only if it has to. */
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

/** The viewport that shows a part of the map whole, with {@link ROOM} around it. */
export function fitted({ width, height }: Size, [left, top, right, bottom]: Bounds): Viewport {
  const wide = Math.max(1, width - 2 * ROOM.side);
  const high = Math.max(1, height - ROOM.top - ROOM.bottom);
  const zoom = clampZoom(Math.log2(Math.min(wide / (right - left), high / (bottom - top))));
  // The middle of the free room is not the middle of the stage.
  const lift = (ROOM.top - ROOM.bottom) / 2 / scaleAt(zoom);
  return { x: (left + right) / 2, y: (top + bottom) / 2 - lift, zoom };
}
