import type { MapFacts, MapId } from "./types.ts";

/**
 * The light index of the maps: what a picker needs, no marker. Figures from the Map sheet, patch 7.51; North Horn (whose rows were
 * empty then) from public tools of 7.55, size and offset checked by players on four points.
 */
export const maps = [
  {
    id: "southhorn",
    zone: "southHorn",
    operation: "occult",
    territory: 1252,
    gameMapId: 967,
    sizeFactor: 100,
    offsetX: 0,
    offsetY: 0,
    bounds: [3.5, 3.6, 39.5, 39.4],
    grounds: [{ id: "surface", gameMapId: 967 }],
    markers: 332,
    confirmed: 329,
    possible: 3,
  },
  {
    id: "northhorn",
    zone: "northHorn",
    operation: "occult",
    territory: 1346,
    gameMapId: 1135,
    sizeFactor: 100,
    offsetX: 0,
    offsetY: 0,
    bounds: [1.9, 2, 41.1, 41],
    grounds: [
      { id: "surface", gameMapId: 1135 },
      { id: "underground", gameMapId: 1244 },
    ],
    markers: 356,
    confirmed: 221,
    possible: 135,
  },
  {
    id: "bsf",
    zone: "bozjanSouthernFront",
    operation: "bozja",
    territory: 920,
    gameMapId: 606,
    sizeFactor: 100,
    offsetX: -127,
    offsetY: -424,
    bounds: [8.2, 9.4, 36.8, 35.3],
    grounds: [{ id: "surface", gameMapId: 606 }],
    markers: 309,
    confirmed: 309,
    possible: 0,
  },
  {
    id: "zadnor",
    zone: "zadnor",
    operation: "bozja",
    territory: 975,
    gameMapId: 665,
    sizeFactor: 100,
    offsetX: 0,
    offsetY: 0,
    bounds: [3.5, 5, 36.4, 39.2],
    grounds: [{ id: "surface", gameMapId: 665 }],
    markers: 315,
    confirmed: 315,
    possible: 0,
  },
  {
    id: "anemos",
    zone: "eurekaAnemos",
    operation: "eureka",
    territory: 732,
    gameMapId: 414,
    sizeFactor: 100,
    offsetX: 0,
    offsetY: 0,
    bounds: [5.6, 10.1, 36.6, 33.7],
    grounds: [{ id: "surface", gameMapId: 414 }],
    markers: 117,
    confirmed: 98,
    possible: 19,
  },
  {
    id: "pagos",
    zone: "eurekaPagos",
    operation: "eureka",
    territory: 763,
    gameMapId: 467,
    sizeFactor: 100,
    offsetX: 0,
    offsetY: 0,
    bounds: [2.3, 9.4, 37.9, 31.5],
    grounds: [{ id: "surface", gameMapId: 467 }],
    markers: 179,
    confirmed: 164,
    possible: 15,
  },
  {
    id: "pyros",
    zone: "eurekaPyros",
    operation: "eureka",
    territory: 795,
    gameMapId: 484,
    sizeFactor: 100,
    offsetX: 0,
    offsetY: 0,
    bounds: [8.9, 5.3, 39, 38.9],
    grounds: [{ id: "surface", gameMapId: 484 }],
    markers: 170,
    confirmed: 155,
    possible: 15,
  },
  {
    id: "hydatos",
    zone: "eurekaHydatos",
    operation: "eureka",
    territory: 827,
    gameMapId: 515,
    sizeFactor: 100,
    offsetX: 0,
    offsetY: 475,
    bounds: [2.5, 12, 39.7, 31.4],
    grounds: [{ id: "surface", gameMapId: 515 }],
    markers: 182,
    confirmed: 173,
    possible: 9,
  },
] as const satisfies readonly MapFacts[];

const byId: ReadonlyMap<string, MapFacts> = new Map(maps.map((map) => [map.id, map]));

/** The map of an address word, or undefined if there is none. */
export function findMap(id: string): MapFacts | undefined {
  return byId.get(id);
}

/** The map of a known id; an unknown id is a bug and throws. */
export function mapOf(id: MapId): MapFacts {
  const map = byId.get(id);
  if (map === undefined) throw new TypeError(`'${id}' is an undefined map ID.`);
  return map;
}
