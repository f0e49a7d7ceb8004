import type { Tour, TourTask } from "@foray/fieldops/atlas/routing/plan-tour";
import type { MapId } from "@foray/fieldops/atlas/types";

export type PlanTask = Omit<TourTask, "outline"> & Readonly<{ map: MapId }>;

export function planRoute(task: PlanTask, signal: AbortSignal): Promise<Tour> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./route.worker.ts", import.meta.url), { type: "module" });
    const end = () => worker.terminate();
    signal.addEventListener("abort", () => {
      end();
      reject(signal.reason);
    });
    worker.addEventListener("message", (event: MessageEvent<Tour>) => {
      end();
      resolve(event.data);
    });
    worker.addEventListener("error", (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(task);
  });
}
