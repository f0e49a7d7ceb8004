import type { Player, Seating } from "@foray/fieldops/runs/assign";
import type { Seat } from "@foray/fieldops/runs/types";

/** Seats players in a worker; rejects where the browser cannot run it. */
export function seatPlayers(seats: readonly Seat[], players: readonly Player[]): Promise<Seating> {
  const worker = new Worker(new URL("./assign.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Seating>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Seating>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("The worker failed.")));
    worker.postMessage({ seats, players });
  }).finally(() => worker.terminate());
}
