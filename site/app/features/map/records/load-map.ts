import { areaMarkers } from "@foray/fieldops/atlas/area-markers";
import { loadMarkers } from "@foray/fieldops/atlas/markers";
import { monsterMarkerId, monsterMarkers } from "@foray/fieldops/atlas/monster-markers";
import type { MapArea, MapId, MapMarker } from "@foray/fieldops/atlas/types";
import { areaFiles } from "@foray/fieldops/records/areas/index";
import { type ChartLetters, chartLetters } from "./chart-letters.ts";
import { loadMonsters, type Monsters } from "./load-monsters.ts";
import { type NameTable, namesOfMap } from "./marker-names.ts";

/** Name tables, `english` included, are in the page's language, with English for missing names. */
export type MapData = Readonly<{
  id: MapId;
  markers: readonly MapMarker[];
  english: NameTable;
  areas: readonly MapArea[];
  letters: ChartLetters;
  places: NameTable;
  /** Counted per layer, for markers without a name. */
  numbers: ReadonlyMap<string, number>;
  /** `ofMarker`: monster id by marker id. */
  monsters: Readonly<{ english: NameTable; ofMarker: ReadonlyMap<string, string> }>;
}>;

function numbersOf(markers: readonly MapMarker[], english: NameTable): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    markers.flatMap(({ id, layer }) => {
      if (english[id] !== undefined) return [];
      const number = (counts.get(layer) ?? 0) + 1;
      counts.set(layer, number);
      return [[id, number] as const];
    }),
  );
}

async function areasOf(map: MapId): Promise<readonly MapArea[]> {
  return (await areaFiles[map]?.())?.areas ?? [];
}

const loads = new Map<MapId, Promise<MapData>>();

const monsterOf = ({ places }: Monsters): ReadonlyMap<string, string> =>
  new Map(places.flatMap(({ id, points }) => points.map((_, at) => [monsterMarkerId(id, at), id] as const)));

async function load(id: MapId): Promise<MapData> {
  const [markers, named, monsters, areas, letters, { default: places }] = await Promise.all([
    loadMarkers(id),
    namesOfMap(id),
    loadMonsters(id),
    areasOf(id),
    chartLetters(id),
    import("@foray/fieldops/records/places/names/page"),
  ]);
  const all = [...markers, ...areaMarkers(areas), ...monsterMarkers(monsters.places)];
  const ofMarker = monsterOf(monsters);
  const english: NameTable = {
    ...named,
    ...Object.fromEntries([...ofMarker].map(([marker, monster]) => [marker, monsters.english[monster]])),
  };
  const numbers = numbersOf(all, english);
  return {
    id,
    markers: all,
    english,
    areas,
    letters,
    places,
    numbers,
    monsters: { english: monsters.english, ofMarker },
  };
}

/** Cached; a failed load is tried again. */
export function loadMap(id: MapId): Promise<MapData> {
  const known = loads.get(id);
  if (known !== undefined) return known;
  const data = load(id).catch((error: unknown) => {
    loads.delete(id);
    throw error;
  });
  loads.set(id, data);
  return data;
}
