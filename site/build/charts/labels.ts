import { mapOf } from "@foray/fieldops/atlas/maps";
import type { MapId } from "@foray/fieldops/atlas/types";
import { drawLettering } from "../../app/features/map/lettering/draw-lettering.ts";
import { printMask, readMask } from "../../app/features/map/lettering/land-mask.ts";
import { type Lettering, type LetteringTask, letter } from "../../app/features/map/lettering/lettering.ts";
import { faces } from "../publish/previews/fonts.ts";
import { firstMarkers } from "./first-markers.ts";
import { nameArc } from "./name-arcs.ts";
import { furnitureOf } from "./ornament.ts";
import { surveyOf } from "./survey.ts";

export type NameTable = Readonly<Partial<Record<string, string>>>;

/** Pixels per map unit when a whole map fits a typical screen. */
export const USUAL_SCALE = 20;
/** In pixels, at that scale. */
const MEDALLION = 32;
const MARKER_HEIGHT = 18;

const widths = new Map<string, number>();

function displayWidth(text: string): number {
  const width = widths.get(text) ?? faces.display.getAdvanceWidth(text, 1);
  widths.set(text, width);
  return width;
}

/** Characters the font lacks are estimated: ideographs are square, others as wide as a wide letter. */
export function placeWidth(text: string, size: number): number {
  const { display } = faces;
  let known = "";
  let width = 0;
  for (const character of text) {
    if (display.charToGlyphIndex(character) !== 0) known += character;
    else width += (character.codePointAt(0) ?? 0) > 0x2e80 ? size : 0.62 * size;
  }
  return width + (known === "" ? 0 : size * displayWidth(known));
}

export function lettersOf(map: MapId) {
  const { places, cartouche, rose, ground } = surveyOf(map);
  const [left, top, right, bottom] = mapOf(map).bounds;
  const areas = places.filter(({ kind }) => kind === "area");
  return {
    places: places.map((place) => {
      const { id, kind, x, y } = place;
      const arc = kind === "area" ? nameArc(place, areas, ground) : undefined;
      return arc === undefined ? { id, kind, x, y } : { id, kind, x, y, arc };
    }),
    furniture: furnitureOf(cartouche, rose),
    within: { x: left, y: top, width: right - left, height: bottom - top },
    land: printMask((x, y) => ground.dry.sample(x, y) >= 0.5),
  };
}

export function letterMap(map: MapId, names: NameTable, more: Partial<LetteringTask> = {}): Lettering {
  const { places, furniture, within, land } = lettersOf(map);
  const steps = letter({
    scale: USUAL_SCALE,
    places: places.map((place) => ({ ...place, name: names[place.id] ?? "" })),
    markers: firstMarkers(map),
    medallion: MEDALLION,
    furniture,
    within,
    land: readMask(land),
    placeWidth,
    markerWidth: () => 0,
    markerHeight: MARKER_HEIGHT,
    ...more,
  });
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

export function writtenNames(map: MapId, names: NameTable, scale = USUAL_SCALE): string {
  return drawLettering(letterMap(map, names, { scale }), scale);
}
