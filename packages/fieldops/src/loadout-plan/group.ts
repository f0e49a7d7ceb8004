import { logogramIds } from "#records/logograms/ids";
import type { LoadoutTray } from "../share-codes/loadout.ts";
import { planLoadout } from "./plan.ts";
import { emptyStock, type PlanInput, type Stock } from "./types.ts";

export type BroughtLoadout = Readonly<{ trays: readonly LoadoutTray[]; players: number }>;

/** `owned` counts the opened logograms that need not be bought. */
export type GroupPlan = Readonly<{
  logograms: readonly Readonly<{
    logogram: (typeof logogramIds)[number];
    opened: number;
    owned: number;
    cost: number;
  }>[];
  cost: number;
}>;

/**
 * Sums the cheapest plan of each loadout over the players who bring it; everyone makes their own.
 * @param stock what each player owns
 */
export function planGroup(
  loadouts: readonly BroughtLoadout[],
  prices: PlanInput["prices"],
  stock: Stock = emptyStock,
): GroupPlan {
  const plans = loadouts.map(({ trays, players }) => ({
    players,
    best: planLoadout({ trays, stock, prices }).best,
  }));
  const sum = (part: (plan: (typeof plans)[number]) => number) =>
    plans.reduce((total, plan) => total + plan.players * part(plan), 0);
  const logograms = logogramIds.flatMap((logogram) => {
    const of = ({ best }: (typeof plans)[number]) =>
      best.logograms.find((each) => each.logogram === logogram);
    const opened = sum((plan) => of(plan)?.opened ?? 0);
    if (opened === 0) return [];
    const owned = sum((plan) => of(plan)?.owned ?? 0);
    return [{ logogram, opened, owned, cost: sum((plan) => of(plan)?.cost ?? 0) }];
  });
  return { logograms, cost: sum(({ best }) => best.cost) };
}
