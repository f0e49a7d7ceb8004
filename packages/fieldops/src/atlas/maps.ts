import { maps } from "#records/maps/facts";
import type { MapFacts, MapId } from "./types.ts";

export { maps };

const byId: ReadonlyMap<string, MapFacts> = new Map(maps.map((map) => [map.id, map]));

/** The map of an id from a URL; undefined if unknown. */
export function findMap(id: string): MapFacts | undefined {
  return byId.get(id);
}

/** @throws TypeError if the id is unknown */
export function mapOf(id: MapId): MapFacts {
  const map = byId.get(id);
  if (map === undefined) throw new TypeError(`'${id}' is an undefined map ID.`);
  return map;
}
