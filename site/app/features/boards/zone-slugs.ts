import type { ZoneId } from "@foray/eorzea/zones/rates";
import { plainSlug } from "@foray/fieldops/slug";

/** The zones of instance boards, in the order in which they are offered. */
export const boardZoneOrder = [
  "southHorn",
  "northHorn",
  "bozjanSouthernFront",
  "zadnor",
  "eurekaAnemos",
  "eurekaPagos",
  "eurekaPyros",
  "eurekaHydatos",
] as const satisfies readonly ZoneId[];
export type BoardZone = (typeof boardZoneOrder)[number];

/** A zone as an address has it: `southHorn` is `south-horn`. */
export function zoneSlug(zone: ZoneId): string {
  return zone.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The zone of an address, however it is spelled: `south-horn`, `southhorn`, `SouthHorn`; undefined for any other text. */
export function zoneOfSlug(text: string | null | undefined): BoardZone | undefined {
  return text == null ? undefined : boardZoneOrder.find((zone) => plainSlug(zone) === plainSlug(text));
}

/** Address of a zone's boards. */
export function boardPath(zone: ZoneId): `/timers/${string}` {
  return `/timers/${zoneSlug(zone)}`;
}

/** The operation of a zone, for its tint and name. */
export function zoneOperation(zone: ZoneId): "occult" | "bozja" | "eureka" {
  if (zone === "southHorn" || zone === "northHorn") return "occult";
  return zone === "bozjanSouthernFront" || zone === "zadnor" ? "bozja" : "eureka";
}
