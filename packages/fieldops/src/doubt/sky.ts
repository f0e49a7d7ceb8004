import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { Doubt } from "./doubt.ts";

/** Zones whose weather rates players' tools read from the game, as no published sheet has them yet. */
const read: ReadonlySet<ZoneId> = new Set(["northHorn"]);

/** The doubt about the weather of a zone; `null` if its rates are from the game's own sheets. */
export function skyDoubt(zone: ZoneId): Doubt | null {
  return read.has(zone) ? { kind: "game" } : null;
}
