import type { LogosActionId } from "#records/logos-actions/ids";
import type { LoadoutTray } from "../share-codes/loadout.ts";

export function loadoutActions(trays: readonly LoadoutTray[]): ReadonlyMap<LogosActionId, number> {
  const counts = new Map<LogosActionId, number>();
  for (const { umbral, astral } of trays) {
    for (const action of [umbral, astral]) {
      if (action !== null) counts.set(action, (counts.get(action) ?? 0) + 1);
    }
  }
  return counts;
}
