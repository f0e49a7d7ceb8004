import { planLoadout } from "@foray/fieldops/loadout-plan/plan";
import type { PlanInput } from "@foray/fieldops/loadout-plan/types";

/** Computes one plan per message, off the main thread. */
self.addEventListener("message", (event: MessageEvent<Readonly<{ serial: number; input: PlanInput }>>) => {
  const { serial, input } = event.data;
  self.postMessage({ serial, plan: planLoadout(input) });
});
