import type { Role } from "../bozja/lost-actions/roles.ts";
import { encodeHolster, type HolsterBags } from "../share-codes/holster.ts";
import { emptyRun } from "./duties.ts";
import type { Run } from "./types.ts";

const damage: readonly Role[] = ["melee", "ranged", "caster"];

/**
 * A run of Delubrum Reginae (Savage) with the given holsters, cycling through those of each seat's role.
 * Skips empty ones.
 */
export function runFromHolsters(
  title: string,
  holsters: readonly Readonly<{ role: Role; bags: HolsterBags }>[],
): Run {
  const run = emptyRun("drs");
  const filled = holsters.filter(({ bags }) => bags.prepop.length + bags.main.length > 0);
  const turns = new Map<string, number>();
  const seats = run.seats.map((seat) => {
    const fitting = filled.filter(({ role }) =>
      seat.role === "dps" ? damage.includes(role) : role === seat.role,
    );
    const turn = turns.get(seat.role) ?? 0;
    turns.set(seat.role, turn + 1);
    const holster = fitting[turn % Math.max(1, fitting.length)];
    return holster === undefined ? seat : { ...seat, plan: `c/${encodeHolster(holster.bags)}` };
  });
  return { ...run, title, seats };
}
