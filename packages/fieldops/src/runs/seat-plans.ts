import { loadoutRoles } from "#records/loadout-guide/facts";
import { loadRunTypes } from "../bozja/holster-sets/load.ts";
import { decodeHolster, type HolsterBags, type HolsterEntry } from "../share-codes/holster.ts";
import { decodeLoadout, type LoadoutTray } from "../share-codes/loadout.ts";

/**
 * The bags of a seat's holster, named by host, run type and slug or by its code (`lynn/anyprog/tank`, `c/…`); `null` if the plan names none.
 * Rejects where a host's list does not arrive.
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

/** The trays of a seat's loadout, named by role and slug or by its code; `null` if the plan names none. */
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
