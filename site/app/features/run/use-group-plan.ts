import type { BroughtLoadout, GroupPlan } from "@foray/fieldops/loadout-plan/group";
import type { Stock } from "@foray/fieldops/loadout-plan/types";
import { useEffect, useMemo, useState } from "react";
import { withBuyersFee } from "~/features/market/cost.ts";
import { countsOnly, figures, logogramItems, unitPrices } from "~/features/market/logogram-prices.ts";
import { type PriceView, usePrices } from "~/features/market/use-prices.ts";
import { planInWorker } from "./shopping.ts";

/** `cost` includes the buyer's fee; null until a price is known. */
export type LogogramLine = Readonly<{
  logogram: GroupPlan["logograms"][number]["logogram"];
  opened: number;
  owned: number;
  cost: number | null;
}>;

/**
 * Cheapest way to some loadouts at current prices; waits until `seen`.
 * @param stock items each player owns
 */
export function useGroupPlan(
  loadouts: readonly BroughtLoadout[],
  stock: Stock,
  seen: boolean,
): Readonly<{ lines: readonly LogogramLine[]; failed: boolean; view: PriceView }> {
  const view = usePrices(logogramItems, seen && loadouts.length > 0);
  const prices = useMemo(() => unitPrices(view.prices, {}), [view.prices]);
  const [plan, setPlan] = useState<GroupPlan | "failed" | null>(null);
  useEffect(() => {
    if (!seen || loadouts.length === 0) return undefined;
    let current = true;
    const show = (next: GroupPlan | "failed") => current && setPlan(next);
    planInWorker({ loadouts, prices: figures(prices), stock }).then(show, () => show("failed"));
    return () => {
      current = false;
    };
  }, [loadouts, prices, stock, seen]);
  const bare = countsOnly(prices);
  const found = loadouts.length === 0 || plan === null || plan === "failed" ? [] : plan.logograms;
  return {
    lines: found.map((line) => ({ ...line, cost: bare ? null : withBuyersFee(line.cost) })),
    failed: plan === "failed",
    view,
  };
}
