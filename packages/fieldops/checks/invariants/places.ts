import type { TableName } from "../../schemas/index.ts";
import { keyOf, type Tables } from "../../tools/collect-tables.ts";
import { homeOfTable } from "../../tools/tables.ts";
import { nameOf, pointOf, walk } from "../traverse.ts";
import { found, type Invariant } from "./finding.ts";
import { shapesOf } from "./shapes.ts";

const weatherFields = new Set(["weather", "weathers"]);

function* visits(tables: Tables) {
  for (const [table, rows] of Object.entries(tables)) {
    if (table === "zones" || table === "weathers") continue;
    for (const record of rows) {
      const name = nameOf(record);
      // An outline's id is its map.
      const around = table === "outlines" ? { map: String(record.id) } : {};
      for (const visit of walk(record, around)) yield { table, name, visit };
    }
  }
}

/** Required weathers exist in their zone, and a map given with a zone belongs to it. */
export const possibleWeather: Invariant = function* (tables) {
  const { maps, zones } = shapesOf(tables);
  const zoneOfMap = new Map(maps.map((map) => [map.id, map.zone]));
  const rates = new Map(zones.map((zone) => [zone.id, new Set(zone.rates.map(([weather]) => weather))]));
  for (const { table, name, visit } of visits(tables)) {
    const { field, map, value } = visit;
    const zone = visit.zone ?? zoneOfMap.get(map ?? "");
    if (weatherFields.has(field) && typeof value === "string" && zone !== undefined) {
      if (rates.has(zone) && !rates.get(zone)?.has(value))
        yield found(table, name, `${visit.path}: ${value} never comes in ${zone}`);
    }
    if (field === "map" && typeof value === "string" && visit.zone !== undefined) {
      const own = zoneOfMap.get(value);
      if (own !== undefined && own !== visit.zone)
        yield found(table, name, `${visit.path}: the map ${value} is not that of ${visit.zone}`);
    }
  }
};

/** Positions are inside their map's bounds; outlines may exceed them up to their own bounds. */
export const insideMap: Invariant = function* (tables) {
  const { maps, outlines } = shapesOf(tables);
  const covered: ReadonlyMap<string, readonly [number, number, number, number]> = new Map(
    outlines.map((outline) => [outline.id, outline.bounds]),
  );
  const bounds: ReadonlyMap<string, readonly [number, number, number, number]> = new Map(
    maps.map((map) => [map.id, map.bounds]),
  );
  const mapOfZone: ReadonlyMap<string, string> = new Map(maps.map((map) => [map.zone, map.id]));
  for (const { table, name, visit } of visits(tables)) {
    const point = pointOf(visit);
    const map = visit.map ?? mapOfZone.get(visit.zone ?? "");
    const box = (table === "outlines" ? covered : bounds).get(map ?? "");
    if (point === null || box === undefined) continue;
    const [x, y] = point;
    const [left, top, right, bottom] = box;
    // Ground corners are drawn by hand, slightly beyond the land.
    const slack = Array.isArray(visit.value) ? 0.3 : 0;
    if (x < left - slack || x > right + slack || y < top - slack || y > bottom + slack)
      yield found(table, name, `${visit.path}: (${x}, ${y}) lies outside the map ${map}`);
  }
};

/** Sums of rates in the sheet of 7.51 other than 100; the game uses them as the modulus of the roll. */
const rateSums: ReadonlyMap<string, number> = new Map([["empyreum", 90]]);

/** Weather rates are valid, and zones of field operations have a duty and a map. */
export const zonesComplete: Invariant = function* (tables) {
  const { duties, maps, zones } = shapesOf(tables);
  for (const zone of zones) {
    let before = 0;
    for (const [weather, bound] of zone.rates) {
      if (bound <= before) yield found("zones", zone.id, `the bound of ${weather} does not rise`);
      before = bound;
    }
    const sum = rateSums.get(zone.id) ?? 100;
    if (before !== sum) yield found("zones", zone.id, `the rates end at ${before}, not ${sum}`);
    if (!["eureka", "bozja", "occult"].includes(zone.kind)) continue;
    const map = maps.find((each) => each.zone === zone.id);
    if (!duties.some((duty) => duty.zone === zone.id))
      yield found("zones", zone.id, `no duty leads there: add it in ${homeOfTable("duties")}`);
    if (map === undefined) {
      yield found("zones", zone.id, `it has no map: add it in ${homeOfTable("maps")}`);
      continue;
    }
    if (!zone.territories.includes(map.territory))
      yield found("maps", map.id, `territory ${map.territory} is not one of ${zone.id}`);
  }
};

/** Every map has layers, markers, named places and an outline. */
export const mapsComplete: Invariant = function* (tables) {
  const { layers, maps, markers, outlines, places } = shapesOf(tables);
  for (const map of maps) {
    const has = (list: readonly { readonly map: string }[]) => list.some((each) => each.map === map.id);
    if (!has(layers))
      yield found("maps", map.id, `it has no layers: add them to its record in ${homeOfTable("maps")}`);
    if (!has(markers))
      yield found("maps", map.id, `it has no markers: add ${homeOfTable("markers")}/${map.id}.json`);
    if (!has(places))
      yield found(
        "maps",
        map.id,
        `it has no named ground: add its places to its record in ${homeOfTable("maps")}`,
      );
    if (!outlines.some((outline) => outline.id === map.id))
      yield found("maps", map.id, `it has no outline: add ${homeOfTable("outlines")}/${map.id}.json`);
  }
};

export const layerCounts: Invariant = function* (tables) {
  const { layers, maps, markers, monsterPlaces } = shapesOf(tables);
  const tally = new Map<string, { all: number; confirmed: number }>();
  for (const { confidence, layer, map } of markers) {
    for (const key of [map, `${map}/${layer}`]) {
      const counts = tally.get(key) ?? { all: 0, confirmed: 0 };
      counts.all += 1;
      if (confidence === "confirmed") counts.confirmed += 1;
      tally.set(key, counts);
    }
  }
  for (const { map, points } of monsterPlaces) {
    const counts = tally.get(`${map}/monsters`) ?? { all: 0, confirmed: 0 };
    tally.set(`${map}/monsters`, { ...counts, all: counts.all + points.length });
  }
  const wrong = (table: TableName, key: string, shown: number, confirmed: number) => {
    const counts = tally.get(key) ?? { all: 0, confirmed: 0 };
    return shown === counts.all && confirmed === counts.confirmed
      ? []
      : [
          found(
            table,
            key,
            `shows ${shown} markers, ${confirmed} confirmed; there are ${counts.all}, ${counts.confirmed} confirmed`,
          ),
        ];
  };
  for (const map of maps) yield* wrong("maps", map.id, map.markers, map.confirmed);
  for (const layer of layers) {
    // Demiatma grounds are areas, not markers.
    if (layer.id === "demiatmaAreas") continue;
    yield* wrong("layers", keyOf("layers", layer) ?? "", layer.count, layer.confirmed);
  }
};
