import { type BroughtLoadout, planGroup } from "@foray/fieldops/loadout-plan/group";
import type { PlanInput, Stock } from "@foray/fieldops/loadout-plan/types";

export type PlanRequest = Readonly<{
  loadouts: readonly BroughtLoadout[];
  prices: PlanInput["prices"];
  stock: Stock;
}>;

self.addEventListener("message", (event: MessageEvent<PlanRequest>) => {
  self.postMessage(planGroup(event.data.loadouts, event.data.prices, event.data.stock));
});
