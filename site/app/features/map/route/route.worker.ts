import { loadOutline } from "@foray/fieldops/atlas/outlines/load-outline";
import { planTour } from "@foray/fieldops/atlas/routing/plan-tour";
import type { PlanTask } from "./plan-route.ts";

// Plans a round trip off the page's own thread: a hundred and fifty stops take a second or two.
self.addEventListener("message", async ({ data: { map, ...task } }: MessageEvent<PlanTask>) => {
  try {
    self.postMessage(planTour({ ...task, outline: await loadOutline(map) }));
  } catch (error) {
    // A rejection would be lost; an error reaches the page.
    setTimeout(() => {
      throw error;
    });
  }
});
