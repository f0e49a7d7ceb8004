import type { BroughtLoadout, GroupPlan } from "@foray/fieldops/loadout-plan/group";
import { loadSeatBags, seatTrays } from "@foray/fieldops/runs/seat-plans";
import type { Seat } from "@foray/fieldops/runs/types";
import type { HolsterBags } from "@foray/fieldops/share-codes/holster";
import type { PlanRequest } from "./shopping.worker.ts";

export function countPlans(seats: readonly Pick<Seat, "plan">[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { plan } of seats) if (plan !== "") counts.set(plan, (counts.get(plan) ?? 0) + 1);
  return counts;
}

/** One entry per seat. Rejects if a published list cannot be loaded. */
export async function broughtBags(plans: ReadonlyMap<string, number>): Promise<readonly HolsterBags[]> {
  const found = await Promise.all(
    [...plans].map(async ([plan, seats]) => ({ seats, bags: await loadSeatBags(plan) })),
  );
  return found.flatMap(({ seats, bags }) => (bags === null ? [] : Array.from({ length: seats }, () => bags)));
}

export function broughtLoadouts(plans: ReadonlyMap<string, number>): readonly BroughtLoadout[] {
  return [...plans].flatMap(([plan, players]) => {
    const trays = seatTrays(plan);
    return trays === null ? [] : [{ trays, players }];
  });
}

/** Rejects if the worker fails. */
export function planInWorker(request: PlanRequest): Promise<GroupPlan> {
  const worker = new Worker(new URL("./shopping.worker.ts", import.meta.url), { type: "module" });
  return new Promise<GroupPlan>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<GroupPlan>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("The worker failed.")));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
