import { loadOutline } from "@foray/fieldops/atlas/outlines/load-outline";
import { planTour } from "@foray/fieldops/atlas/routing/plan-tour";
import type { PlanTask } from "./plan-route.ts";

// Planning 150 stops takes a second or two.
self.addEventListener("message", async ({ data: { map, ...task } }: MessageEvent<PlanTask>) => {
  try {
    self.postMessage(planTour({ ...task, outline: await loadOutline(map) }));
  } catch (error) {
    // A rejected promise would not fire the worker's `error` event.
    setTimeout(() => {
      throw error;
    });
  }
});
