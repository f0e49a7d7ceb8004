import type { ZoneId } from "@foray/eorzea/zones/rates";
import type { Doubt } from "./doubt.ts";

/** Zones whose weather rates players' tools read from the game; no published sheet has them yet. */
const read: ReadonlySet<ZoneId> = new Set(["northHorn"]);

export function skyDoubt(zone: ZoneId): Doubt | null {
  return read.has(zone) ? { kind: "game" } : null;
}
