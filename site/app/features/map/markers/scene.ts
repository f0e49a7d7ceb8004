import type { LegPart } from "@foray/fieldops/atlas/routing/walk-path";
import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import type { Box } from "../lettering/box-index.ts";
import type { LandMask } from "../lettering/land-mask.ts";
import type { NamedPlace } from "../lettering/lettering.ts";

export type Tone = "encounter" | "find" | "enemy" | "place" | "people" | "pin";

export type SceneMarker = Readonly<{
  id: string;
  at: MapPosition;
  /** Glyph in the `markers` sprite; if missing, `text` is drawn, or only the name. */
  glyph?: string;
  /** Short text in the medallion: a level or a portal's number. */
  text?: string;
  name: string;
  tone: Tone;
  /** Reported by one source only; drawn with a dashed rim. */
  possible: boolean;
  done: boolean;
  /** Radius of the ground in map units. */
  radius?: number;
}>;

/** Others are only a ground or a name. */
export function hasMedallion({ glyph, text }: SceneMarker): boolean {
  return glyph !== undefined || text !== undefined;
}

export type ChartText = Readonly<{
  places: readonly NamedPlace[];
  furniture: readonly Box[];
  within: Box | undefined;
  land: LandMask | undefined;
}>;

export type SceneArea = Readonly<{
  id: string;
  /** Id of the marker that a press on the area opens. */
  marker: string;
  rings: readonly (readonly (readonly [number, number])[])[];
  hue: number;
}>;

/** Part of a route: `past` if already walked, `now` if it leads to the current stop. */
export type RouteLine = LegPart & Readonly<{ past: boolean; now: boolean }>;

/** In map coordinates. */
export type RouteNumber = Readonly<{ x: number; y: number; text: string; past: boolean; next: boolean }>;

export type SceneRoute = Readonly<{
  lines: readonly RouteLine[];
  numbers: readonly RouteNumber[];
  start: MapPosition | undefined;
}>;

export type Scene = Readonly<{
  markers: readonly SceneMarker[];
  areas: readonly SceneArea[];
  dividers: readonly (readonly (readonly [number, number])[])[];
  numbers: readonly Readonly<{ text: string; x: number; y: number }>[];
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
