import type { RoundTrip, Stop } from "@foray/fieldops/atlas/round-trip";

/** Plans a round trip in a worker; `signal` gives it up. */
export function planRoute(stops: readonly Stop[], signal: AbortSignal): Promise<RoundTrip> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./route.worker.ts", import.meta.url), { type: "module" });
    const end = () => worker.terminate();
    signal.addEventListener("abort", () => {
      end();
      reject(signal.reason);
    });
    worker.addEventListener("message", (event: MessageEvent<RoundTrip>) => {
      end();
      resolve(event.data);
    });
    worker.addEventListener("error", (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(stops.map(({ x, y }) => ({ x, y })));
  });
}
