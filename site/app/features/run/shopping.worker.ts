import { type BroughtLoadout, planGroup } from "@foray/fieldops/loadout-plan/group";
import type { PlanInput, Stock } from "@foray/fieldops/loadout-plan/types";

/** Loadouts to plan. */
export type PlanRequest = Readonly<{
  loadouts: readonly BroughtLoadout[];
  prices: PlanInput["prices"];
  stock: Stock;
}>;

/** Plans a group's loadouts, off the page's own thread. */
self.addEventListener("message", (event: MessageEvent<PlanRequest>) => {
  self.postMessage(planGroup(event.data.loadouts, event.data.prices, event.data.stock));
});
