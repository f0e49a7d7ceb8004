import { layersOf } from "@foray/fieldops/atlas/lookup";
import { portalDividers, portalNumbers } from "@foray/fieldops/atlas/portal-grid";
import { displayPosition, type MapPosition, mapPosition } from "@foray/fieldops/atlas/transforms";
import type { GroundId, LayerId, MapMarker } from "@foray/fieldops/atlas/types";
import { useMemo } from "react";
import type { NameReader } from "~/i18n/game-names.tsx";
import { look, lookOfArea } from "../layers/marker-look.ts";
import { emptyScene, type Scene, type SceneMarker, type SceneRoute } from "../markers/scene.ts";
import { FOUND, pinId } from "../popup/selection.ts";
import type { MapData } from "../records/load-map.ts";
import type { Pin } from "../stores.ts";

export type SceneInput = Readonly<{
  data: MapData;
  nameOf: NameReader;
  placeName: NameReader;
  /** Whether names are lettered: not underground, nor on the game's picture, which has its own. */
  written: boolean;
  layers: readonly LayerId[];
  ground: GroundId;
  ticked: readonly string[];
  pins: readonly Pin[];
  found: MapPosition | null;
  route: SceneRoute;
  selected: string | null;
  /** Shown even if their layer is hidden, such as stops of a route. */
  also: readonly string[];
  names: boolean;
}>;

/** `ground: null` means unknown: shown on both floors. */
export function isOn(marker: MapMarker, ground: GroundId): boolean {
  return marker.ground === null || (marker.ground ?? "surface") === ground;
}

function pinsAsMarkers(pins: readonly Pin[]): SceneMarker[] {
  return pins.map(({ x, y, name }, index) => ({
    id: pinId(index),
    at: mapPosition(x, y),
    glyph: "pinned",
    name,
    tone: "pin",
    possible: false,
    done: false,
  }));
}

function foundAsMarker(at: MapPosition | null): SceneMarker[] {
  if (at === null) return [];
  const name = displayPosition(at);
  return [{ id: FOUND, at, glyph: "pinned", name, tone: "pin", possible: true, done: false }];
}

export function useScene(input: SceneInput): Scene {
  const { data, nameOf, placeName, written, layers, ground, ticked, pins, route, selected, also, names } =
    input;
  const { found } = input;
  const visible = useMemo(() => {
    const shown = new Set<string>(layers);
    const kept = new Set(also);
    const done = new Set(ticked);
    const byId = new Map(layersOf(data.id).map((layer) => [layer.id, layer]));
    const markers = data.markers.flatMap((marker) => {
      const layer = byId.get(marker.layer);
      if (layer === undefined || !(shown.has(layer.id) || kept.has(marker.id)) || !isOn(marker, ground))
        return [];
      const named = data.english[marker.id] === undefined ? undefined : nameOf(marker.id).text;
      return [look(layer, marker, named, done.has(marker.id))];
    });
    return {
      markers: [...markers, ...pinsAsMarkers(pins), ...foundAsMarker(found)],
      areas: data.areas.filter(({ layer }) => shown.has(layer)).map(lookOfArea),
      portals: shown.has("baPortals"),
    };
  }, [data, nameOf, layers, ground, ticked, pins, found, also]);
  const text = useMemo(() => {
    if (!written) return emptyScene.text;
    const { places, ...letters } = data.letters;
    return { ...letters, places: places.map((place) => ({ ...place, name: placeName(place.id).text })) };
  }, [data, placeName, written]);
  return useMemo(
    () => ({
      ...emptyScene,
      text,
      markers: visible.markers,
      areas: visible.areas,
      dividers: visible.portals ? portalDividers : [],
      numbers: visible.portals
        ? portalNumbers.map(({ section, x, y }) => ({ text: String(section), x, y }))
        : [],
      route,
      selected,
      names,
    }),
    [visible, text, route, selected, names],
  );
}
