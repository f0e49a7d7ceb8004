import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { MapId } from "#records/maps/ids";
import { mapOperations } from "#records/maps/operations";
import type { Operation } from "#records/types";

export type { Operation } from "#records/types";

const byZone: ReadonlyMap<ZoneId, (typeof mapOperations)[number]> = new Map(
  mapOperations.map((map) => [map.zone, map]),
);

export const operationOf = (zone: ZoneId): Operation | undefined => byZone.get(zone)?.operation;

export const mapOfZone = (zone: ZoneId): MapId | undefined => byZone.get(zone)?.id;

export const zonesOf = (operation: Operation): readonly ZoneId[] =>
  mapOperations.filter((map) => map.operation === operation).map(({ zone }) => zone);
