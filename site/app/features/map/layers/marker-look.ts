import { positionOf } from "@foray/fieldops/atlas/transforms";
import type { LayerId, MapArea, MapLayer, MapMarker, MarkerKind } from "@foray/fieldops/atlas/types";
import type { SceneArea, SceneMarker, Tone } from "../markers/scene.ts";

const tones: Readonly<Record<MarkerKind, Tone>> = {
  fate: "encounter",
  ce: "encounter",
  skirmish: "encounter",
  duel: "encounter",
  duty: "encounter",
  nm: "encounter",
  area: "encounter",
  coffer: "find",
  carrot: "find",
  elemental: "find",
  portal: "find",
  survey: "find",
  mob: "enemy",
  level: "enemy",
  aetheryte: "place",
  service: "people",
  quest: "people",
  label: "people",
};

/** Layers whose glyph has another id. */
const glyphs: Partial<Readonly<Record<LayerId, string>>> = {
  blueMagic: "blueMagicTeacher",
  weatherEnemies: "weatherEnemy",
  windCurrents: "windCurrent",
};

/** Glyph id in the `markers` sprite. */
export function layerGlyph(layer: LayerId): string {
  return glyphs[layer] ?? layer;
}

function signOf(layer: MapLayer, marker: MapMarker): Pick<SceneMarker, "glyph" | "text"> {
  if (layer.kind === "label") return {};
  if (layer.kind === "level" && marker.level !== undefined) return { text: String(marker.level) };
  if (layer.kind === "portal" && marker.group !== undefined)
    return { text: `${marker.group}-${marker.slot ?? ""}` };
  if (marker.coffer !== undefined) return { glyph: `coffer-${marker.coffer}` };
  return { glyph: layerGlyph(layer.id) };
}

export function look(
  layer: MapLayer,
  marker: MapMarker,
  name: string | undefined,
  done: boolean,
): SceneMarker {
  const sign = signOf(layer, marker);
  return {
    id: marker.id,
    at: positionOf(marker),
    ...sign,
    name: sign.text === undefined ? (name ?? "") : "",
    tone: tones[layer.kind],
    possible: marker.confidence === "possible",
    done,
    ...(layer.circleRadius === undefined ? {} : { radius: layer.circleRadius }),
  };
}

/** Steps the hue by the golden angle, so that neighbors differ clearly. */
export function lookOfArea(area: MapArea, index: number): SceneArea {
  return {
    id: area.id,
    marker: area.marker ?? area.id,
    rings: area.polygons,
    hue: Math.round((index * 137.5) % 360),
  };
}
