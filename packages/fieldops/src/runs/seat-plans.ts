import { loadoutRoles } from "#records/loadout-guide/facts";
import { loadRunTypes } from "../bozja/holster-sets/load.ts";
import { decodeHolster, type HolsterBags, type HolsterEntry } from "../share-codes/holster.ts";
import { decodeLoadout, type LoadoutTray } from "../share-codes/loadout.ts";

/**
 * Loads the bags of a seat's holster from its plan: host, run type and slug (`lynn/anyprog/tank`) or a code
 * (`c/…`). `null` if the plan names no holster. Rejects if the host's list fails to load.
 */
export async function loadSeatBags(plan: string): Promise<HolsterBags | null> {
  if (plan.startsWith("c/")) {
    const { prepop, main } = decodeHolster(plan.slice(2));
    return prepop.length + main.length === 0 ? null : { prepop, main };
  }
  const [host = "", type, slug] = plan.split("/");
  const set = (await loadRunTypes(host))
    ?.find((each) => each.slug === type)
    ?.holsters.find((each) => each.slug === slug);
  const entries = (bag: readonly (readonly [HolsterEntry["action"], number])[]) =>
    bag.map(([action, quantity]) => ({ action, quantity }));
  return set === undefined ? null : { prepop: entries(set.prepop), main: entries(set.main) };
}

/** Trays of a seat's loadout from its plan: role and slug, or a code. `null` if the plan names no loadout. */
export function seatTrays(plan: string): readonly LoadoutTray[] | null {
  const [role, slug] = plan.split("/");
  const named = loadoutRoles
    .find((each) => each.slug === role)
    ?.loadouts.find((loadout) => loadout.slug === slug);
  if (named !== undefined) return named.trays;
  const trays = slug === undefined ? decodeLoadout(plan).trays : [];
  const filled = trays.filter(({ umbral, astral }) => umbral !== null || astral !== null);
  return filled.length === 0 ? null : filled;
}
