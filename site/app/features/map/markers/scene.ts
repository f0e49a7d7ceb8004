import type { LegPart } from "@foray/fieldops/atlas/routing/walk-path";
import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import type { Box } from "../lettering/box-index.ts";
import type { LandMask } from "../lettering/land-mask.ts";
import type { NamedPlace } from "../lettering/lettering.ts";

/** The colour of a marker's rim, by what it is about. */
export type Tone = "encounter" | "find" | "enemy" | "place" | "people" | "pin";

/** One marker as it is drawn. */
export type SceneMarker = Readonly<{
  id: string;
  at: MapPosition;
  /** Glyph of the `markers` set; without one its short text is drawn, or only its name. */
  glyph?: string;
  /** A few letters in the medallion: a level, a portal's number. */
  text?: string;
  /** Beside the medallion when names are shown; empty: none. */
  name: string;
  tone: Tone;
  /** Seen by one source only: drawn with a broken rim. */
  possible: boolean;
  /** Ticked off. */
  done: boolean;
  /** Radius of its ground in map units. */
  radius?: number;
}>;

/** Whether a marker has a medallion; one without is a ground or a name alone. */
export function hasMedallion({ glyph, text }: SceneMarker): boolean {
  return glyph !== undefined || text !== undefined;
}

/** Lettering of the chart besides the names of markers. */
export type ChartText = Readonly<{
  places: readonly NamedPlace[];
  furniture: readonly Box[];
  within: Box | undefined;
  land: LandMask | undefined;
}>;

export type SceneArea = Readonly<{
  id: string;
  /** The marker that stands for it: what a press on the ground opens. */
  marker: string;
  rings: readonly (readonly (readonly [number, number])[])[];
  hue: number;
}>;

/** A piece of a route: `past` if it lies behind, `now` if it leads to the present stop. */
export type RouteLine = LegPart & Readonly<{ past: boolean; now: boolean }>;

/** The number of a stop, in map coordinates. */
export type RouteNumber = Readonly<{ x: number; y: number; text: string; past: boolean; next: boolean }>;

export type SceneRoute = Readonly<{
  lines: readonly RouteLine[];
  numbers: readonly RouteNumber[];
  start: MapPosition | undefined;
}>;

/** Everything that is drawn over the chart. */
export type Scene = Readonly<{
  markers: readonly SceneMarker[];
  areas: readonly SceneArea[];
  /** Dashed lines between the sections of a map. */
  dividers: readonly (readonly (readonly [number, number])[])[];
  numbers: readonly Readonly<{ text: string; x: number; y: number }>[];
  /** A planned route: its lines, and the numbers of its stops. */
  route: SceneRoute;
  selected: string | null;
  names: boolean;
  text: ChartText;
}>;

export const emptyScene: Scene = {
  markers: [],
  areas: [],
  dividers: [],
  numbers: [],
  route: { lines: [], numbers: [], start: undefined },
  selected: null,
  names: true,
  text: { places: [], furniture: [], within: undefined, land: undefined },
};
