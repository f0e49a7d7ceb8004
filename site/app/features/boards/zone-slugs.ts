import type { ZoneId } from "@foray/eorzea/zones/rates";
import { type Operation, operationOf, zonesOf } from "@foray/fieldops/fields/operations";
import { plainSlug } from "@foray/fieldops/slug";

/** The operations of instance boards, in the order in which they are offered. */
const order: readonly Operation[] = ["occult", "bozja", "eureka"];

/** The zones of instance boards, in the order in which they are offered. */
export const boardZoneOrder: readonly ZoneId[] = order.flatMap(zonesOf);

/** The zone that is offered first. */
export const firstBoardZone: ZoneId = boardZoneOrder[0] ?? raise();

function raise(): never {
  throw new Error("no zone has boards");
}

/** A zone as an address has it: `southHorn` is `south-horn`. */
export function zoneSlug(zone: ZoneId): string {
  return zone.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The zone of an address, however it is spelled: `south-horn`, `southhorn`, `SouthHorn`; undefined for any other text. */
export function zoneOfSlug(text: string | null | undefined): ZoneId | undefined {
  return text == null ? undefined : boardZoneOrder.find((zone) => plainSlug(zone) === plainSlug(text));
}

/** Address of a zone's boards. */
export function boardPath(zone: ZoneId): `/timers/${string}` {
  return `/timers/${zoneSlug(zone)}`;
}

/** The operation of a zone, for its tint and name. */
export const zoneOperation = (zone: ZoneId): Operation => operationOf(zone) ?? "eureka";
