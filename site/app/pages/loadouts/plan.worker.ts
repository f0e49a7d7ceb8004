import { planLoadout } from "@foray/fieldops/loadout-plan/plan";
import type { PlanInput } from "@foray/fieldops/loadout-plan/types";

/** Solves one plan a message, off the page's own thread. */
self.addEventListener("message", (event: MessageEvent<Readonly<{ serial: number; input: PlanInput }>>) => {
  const { serial, input } = event.data;
  const began = performance.now();
  const plan = planLoadout(input);
  self.postMessage({ serial, plan, ms: performance.now() - began });
});
