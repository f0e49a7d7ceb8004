import { type BroughtLoadout, planGroup } from "@foray/fieldops/loadout-plan/group";
import type { PlanInput } from "@foray/fieldops/loadout-plan/types";

/** Plans a group's loadouts, off the page's own thread. */
self.addEventListener(
  "message",
  (event: MessageEvent<Readonly<{ loadouts: readonly BroughtLoadout[]; prices: PlanInput["prices"] }>>) => {
    self.postMessage(planGroup(event.data.loadouts, event.data.prices));
  },
);
