import type { Arc } from "./arc.ts";
import { type Box, BoxIndex } from "./box-index.ts";
import { type LandMask, wetShare } from "./land-mask.ts";
import { lineBreaks } from "./line-breaks.ts";
import { isSeenWhole, type SeenPart } from "./seen-part.ts";
import { type PlacedLetter, settingsAlong } from "./set-along.ts";

export type PlaceKind = "area" | "landmark" | "subarea" | "camp";

/** In map coordinates. */
export type NamedPlace = Readonly<{
  id: string;
  kind: PlaceKind;
  x: number;
  y: number;
  name: string;
  /** Curve along the region's land. */
  arc?: Arc;
}>;

/** In map coordinates; `name` may be empty. */
export type LetteredMarker = Readonly<{ id: string; x: number; y: number; name: string; medallion: boolean }>;

export type LetteringTask = Readonly<{
  /** Pixels per map unit. */
  scale: number;
  places: readonly NamedPlace[];
  markers: readonly LetteredMarker[];
  /** Side of a marker's medallion in pixels. */
  medallion: number;
  /** Areas to keep free, in map units: title plate, compass rose, figures of the frame. */
  furniture: readonly Box[];
  /** Part of the sheet shown with the whole map, in map units; names stay inside if possible. */
  within: Box | undefined;
  /** Visible part; names of places inside it are fully visible if possible. */
  seen?: SeenPart | undefined;
  /** Names keep off the water if possible. */
  land: LandMask | undefined;
  /** Width in pixels of a line set at `size` pixels, without letter spacing. */
  placeWidth: (text: string, size: number) => number;
  /** Size in pixels of a marker's name with its halo. */
  markerWidth: (text: string) => number;
  markerHeight: number;
}>;

/** Center of a line's baseline, and the line's width, in pixels from the map's origin. */
export type PlacedLine = Readonly<{ text: string; x: number; y: number; width: number }>;
export type PlacedPlace = Readonly<{
  id: string;
  kind: PlaceKind;
  name: string;
  /** In pixels. */
  size: number;
  /** Horizontal lines; empty for a name along an arc. */
  lines: readonly PlacedLine[];
  letters: readonly PlacedLetter[];
  boxes: readonly Box[];
}>;
/** In pixels from the map's origin. */
export type PlacedName = Box & Readonly<{ name: string }>;

export type PlacedSign = Readonly<{ id: string; x: number; y: number }>;

export type Lettering = Readonly<{
  places: readonly PlacedPlace[];
  signs: readonly PlacedSign[];
  names: readonly PlacedName[];
}>;

/**
 * Type size: share of a map unit, with a minimum and maximum in pixels. `from`: pixels per map unit from
 * which the kind is lettered; `order`: its priority.
 */
const KINDS: Readonly<
  Record<PlaceKind, Readonly<{ share: number; least: number; most: number; from: number; order: number }>>
> = {
  area: { share: 0.86, least: 11.5, most: 24, from: 0, order: 0 },
  camp: { share: 0.6, least: 10.5, most: 17, from: 9, order: 1 },
  landmark: { share: 0.6, least: 10.5, most: 16, from: 12, order: 2 },
  subarea: { share: 0.56, least: 10, most: 15, from: 12, order: 3 },
};
/** Letter spacing of area names in em, as in the style sheet. */
export const AREA_SPACING = 0.06;
const LINE_HEIGHT = 1.1;
/** Room for the halo around letters, in em. */
const HALO = 0.12;
/** Half the diagonal of a camp's sign in pixels. */
export const SIGN = 7;
/** Pixels per map unit from which markers are named; below, names would cover the chart. */
export const NAMES_FROM = 15;
/** Map coordinates between which names are set. */
const EDGE = { from: 1.7, to: 41.3 } as const;
/** Maximum distance of a name from its place, in map units and in pixels. */
const REACH = { units: 2.4, pixels: 150 } as const;
/** Shares of the usual size to try where room is short. */
const SMALLER = [1, 0.82, 0.68, 0.55] as const;
/** Cost of a name entirely over water; 3 em of distance from the place cost about 1. */
const WATER = 7;
/** Cost of a name outside `within`. */
const OUTSIDE = 12;
/** Cost of a name cut by the edge of the view, or covered. */
const CUT = 5;
/** Maximum share over water for a place on land; `near` applies from `NEAR` pixels per map unit. */
const NEAR = 32;
const MAX_WET = { near: 0.38, far: 0.75 } as const;
/** Pixels between a medallion and its name. */
const GAP = 1;

/** For comparing names: a camp is often named after its area. */
export function bareName(name: string): string {
  return name.toLowerCase().replace(/^(?:the|der|die|das|le|la|les|l[’'])\s*/u, "");
}

type Setting = Readonly<{
  lines: readonly string[];
  widths: readonly number[];
  width: number;
  height: number;
}>;

function settingsOf({ name, kind }: NamedPlace, size: number, task: LetteringTask): readonly Setting[] {
  return lineBreaks(name).map((lines) => {
    const widths = lines.map(
      (line) => task.placeWidth(line, size) + (kind === "area" ? AREA_SPACING * size * [...line].length : 0),
    );
    return {
      lines,
      widths,
      width: Math.max(...widths) + 2 * HALO * size,
      height: lines.length * LINE_HEIGHT * size + 2 * HALO * size,
    };
  });
}

const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.7],
  [-0.8, 0.7],
  [0.8, -0.7],
  [-0.8, -0.7],
] as const;

/** Nearest first. A camp's sign takes the center, so its name goes beside it. */
function offsetsOf(kind: PlaceKind, { width, height }: Setting, size: number, reach: number, sign: number) {
  const beside = (clear: number) =>
    DIRECTIONS.map(
      ([x, y]) => [Math.sign(x) * (width / 2 + clear), Math.sign(y) * (height / 2 + clear)] as const,
    );
  const around: (readonly [number, number])[] =
    kind === "camp" ? [...beside(SIGN), ...beside(sign)] : [[0, 0]];
  for (let far = size * 0.8; far <= reach; far += size * 0.8)
    for (const [x, y] of DIRECTIONS) around.push([x * far, y * far]);
  return around;
}

function isOnSheet({ x, y, width, height }: Box, scale: number): boolean {
  return (
    x >= EDGE.from * scale &&
    y >= EDGE.from * scale &&
    x + width <= EDGE.to * scale &&
    y + height <= EDGE.to * scale
  );
}

function outsideShare({ x, y, width, height }: Box, { within, scale }: LetteringTask): number {
  if (within === undefined) return 0;
  const beyond = (from: number, to: number, least: number, most: number) =>
    Math.max(0, least * scale - from) + Math.max(0, to - most * scale);
  return (
    beyond(x, x + width, within.x, within.x + within.width) / width +
    beyond(y, y + height, within.y, within.y + within.height) / height
  );
}

function seenFor({ x, y }: Readonly<{ x: number; y: number }>, { seen, scale }: LetteringTask) {
  if (seen === undefined) return undefined;
  const { view } = seen;
  const [left, top] = [x * scale - view.x, y * scale - view.y];
  return left >= 0 && top >= 0 && left <= view.width && top <= view.height ? seen : undefined;
}

/** Sets a name letter by letter along its arc; undefined if there is no arc or no room on land. */
function setAlong(
  place: NamedPlace,
  size: number,
  task: LetteringTask,
  taken: BoxIndex,
  isWhole: (placed: PlacedPlace) => boolean,
): PlacedPlace | undefined {
  const { id, kind, name, arc } = place;
  if (arc === undefined) return undefined;
  const { scale, land } = task;
  let cut: PlacedPlace | undefined;
  const text = {
    name,
    size,
    halo: HALO * size,
    spacing: AREA_SPACING,
    widthOf: (letter: string) => task.placeWidth(letter, size),
  };
  for (const { letters, boxes } of settingsAlong(arc, scale, text)) {
    if (!boxes.every((box) => isOnSheet(box, scale) && taken.isFree(box))) continue;
    const wet = boxes.filter(
      ({ x, y, width, height }) => land?.((x + width / 2) / scale, (y + height / 2) / scale) === false,
    );
    if (wet.length > 0) continue;
    const placed = { id, kind, name, size, lines: [], letters, boxes };
    if (isWhole(placed)) return placed;
    cut ??= placed;
  }
  return cut;
}

/** Prefers the arc, unless horizontal lines are fully visible and the arc is not. */
function setPlace(place: NamedPlace, task: LetteringTask, taken: BoxIndex): PlacedPlace | undefined {
  const { share, least, most } = KINDS[place.kind];
  const usual = Math.min(most, Math.max(least, share * task.scale));
  const seen = seenFor(place, task);
  const isWhole = ({ boxes }: PlacedPlace) =>
    seen === undefined || boxes.every((box) => isSeenWhole(box, seen));
  const along = setAlong(place, usual, task, taken, isWhole);
  if (along !== undefined && isWhole(along)) return along;
  const level = setLevel(place, usual, task, taken, seen);
  return along === undefined || (level !== undefined && isWhole(level)) ? level : along;
}

function setLevel(
  place: NamedPlace,
  usual: number,
  task: LetteringTask,
  taken: BoxIndex,
  seen: SeenPart | undefined,
): PlacedPlace | undefined {
  const { scale, land } = task;
  const { least } = KINDS[place.kind];
  const reach = Math.min(REACH.units * scale, REACH.pixels);
  let best: Readonly<{ cost: number; size: number; setting: Setting; box: Box }> | undefined;
  for (const smaller of SMALLER) {
    const size = usual * smaller;
    if (size < least && smaller < 1) continue;
    for (const [index, setting] of settingsOf(place, size, task).entries()) {
      const dear = (1 - smaller) * 5 + index * 0.7 * (setting.width < 6 * size ? 1 : 0.4);
      for (const [dx, dy] of offsetsOf(place.kind, setting, size, reach, task.medallion / 2)) {
        const away = (Math.hypot(dx, dy) / size) * 0.32 + dear;
        if (best !== undefined && away >= best.cost) continue;
        const { width, height } = setting;
        const box = {
          x: place.x * scale + dx - width / 2,
          y: place.y * scale + dy - height / 2,
          width,
          height,
        };
        if (!isOnSheet(box, scale)) continue;
        const cut = seen === undefined || isSeenWhole(box, seen) ? 0 : CUT;
        const cost = away + WATER * wetShare([box], scale, land) + OUTSIDE * outsideShare(box, task) + cut;
        if ((best === undefined || cost < best.cost) && taken.isFree(box))
          best = { cost, size, setting, box };
      }
    }
  }
  if (best === undefined) return undefined;
  const placed = { id: place.id, kind: place.kind, name: place.name, ...linesOf(best) };
  const swims = wetShare(placed.boxes, scale, land) > (scale < NEAR ? MAX_WET.far : MAX_WET.near);
  return swims && land?.(place.x, place.y) ? undefined : placed;
}

function linesOf({ size, setting, box }: Readonly<{ size: number; setting: Setting; box: Box }>) {
  const lines = setting.lines.map(
    (text, i): PlacedLine => ({
      text,
      x: box.x + box.width / 2,
      y: box.y + HALO * size + (i + 0.82) * LINE_HEIGHT * size,
      width: setting.widths[i] ?? 0,
    }),
  );
  const boxes = lines.map(({ width }, i): Box => {
    const whole = width + 2 * HALO * size;
    return {
      // With its halo the widest line fills the box.
      x: box.x + (box.width - whole) / 2,
      y: box.y + i * LINE_HEIGHT * size,
      width: whole,
      height: LINE_HEIGHT * size + 2 * HALO * size,
    };
  });
  return { size, lines, letters: [], boxes };
}

function nameBoxes({ x, y, medallion }: LetteredMarker, width: number, task: LetteringTask): readonly Box[] {
  const height = task.markerHeight;
  const [left, top] = [Math.round(x * task.scale - width / 2), Math.round(y * task.scale - height / 2)];
  const down = medallion ? Math.ceil(task.medallion / 2 + height / 2) + GAP : 0;
  const aside = medallion ? Math.ceil(task.medallion / 2 + width / 2) + GAP : 0;
  const box = (dx: number, dy: number) => ({ x: left + dx, y: top + dy, width, height });
  return medallion
    ? [box(0, down), box(0, -down), box(aside, 0), box(-aside, 0)]
    : [box(0, 0), box(0, height), box(0, -height)];
}

/**
 * Sets all names of a map at one zoom: places by priority, then markers. Names without room are left out, and
 * markers do not repeat a name on the chart. Yields so that the caller can spread the work.
 */
export function* letter(task: LetteringTask): Generator<void, Lettering> {
  const { scale, medallion } = task;
  const taken = new BoxIndex();
  for (const { x, y, width, height } of task.furniture)
    taken.add({ x: x * scale, y: y * scale, width: width * scale, height: height * scale });
  for (const { x, y, medallion: has } of task.markers) {
    if (!has) continue;
    const [left, top] = [x * scale - medallion / 2, y * scale - medallion / 2];
    taken.add({ x: left, y: top, width: medallion, height: medallion });
  }
  const signs = task.places
    .filter(({ kind }) => kind === "camp")
    .map(({ id, x, y }): PlacedSign => ({ id, x: x * scale, y: y * scale }));
  for (const { x, y } of signs) taken.add({ x: x - SIGN, y: y - SIGN, width: 2 * SIGN, height: 2 * SIGN });
  const said = new Set<string>();
  const places: PlacedPlace[] = [];
  const ordered = task.places.toSorted((a, b) => KINDS[a.kind].order - KINDS[b.kind].order);
  for (const place of ordered) {
    const bare = bareName(place.name);
    if (scale < KINDS[place.kind].from || place.name === "" || said.has(bare)) continue;
    const placed = setPlace(place, task, taken);
    yield;
    if (placed === undefined) continue;
    said.add(bare);
    for (const box of placed.boxes) taken.add(box);
    places.push(placed);
  }
  const names: PlacedName[] = [];
  if (scale >= NAMES_FROM)
    for (const [index, marker] of task.markers.entries()) {
      if (marker.name === "" || said.has(bareName(marker.name))) continue;
      if (index % 12 === 11) yield;
      const free = nameBoxes(marker, task.markerWidth(marker.name), task).filter((each) =>
        taken.isFree(each),
      );
      const seen = seenFor(marker, task);
      const box = free.find((each) => seen === undefined || isSeenWhole(each, seen)) ?? free[0];
      if (box === undefined) continue;
      taken.add(box);
      names.push({ ...box, name: marker.name });
    }
  return { places, signs, names };
}
