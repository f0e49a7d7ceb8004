import type { ZoneId } from "@foray/eorzea/zones/rates";
import { type Operation, operationOf, zonesOf } from "@foray/fieldops/fields/operations";
import { plainSlug } from "@foray/fieldops/slug";

/** Display order. */
const order: readonly Operation[] = ["occult", "bozja", "eureka"];

export const boardZoneOrder: readonly ZoneId[] = order.flatMap(zonesOf);

export const firstBoardZone: ZoneId = boardZoneOrder[0] ?? raise();

function raise(): never {
  throw new Error("no zone has boards");
}

/** URL form of a zone: `southHorn` becomes `south-horn`. */
export function zoneSlug(zone: ZoneId): string {
  return zone.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Reads a zone from a URL in any spelling (`south-horn`, `southhorn`, `SouthHorn`); undefined if unknown. */
export function zoneOfSlug(text: string | null | undefined): ZoneId | undefined {
  return text == null ? undefined : boardZoneOrder.find((zone) => plainSlug(zone) === plainSlug(text));
}

export function boardPath(zone: ZoneId): `/timers/${string}` {
  return `/timers/${zoneSlug(zone)}`;
}

export const zoneOperation = (zone: ZoneId): Operation => operationOf(zone) ?? "eureka";
