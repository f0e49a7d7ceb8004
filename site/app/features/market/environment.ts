import { readStored, writeStored } from "~/browser/storage.ts";
import { priceCache } from "./cache.ts";
import type { MarketEnvironment } from "./request.ts";

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}

export const browserMarket: MarketEnvironment = {
  base: `${import.meta.env.VITE_MARKET_ORIGIN ?? "https://universalis.app"}/api/v2`,
  fetch: (input, init) => fetch(input, init),
  pause,
  random: Math.random,
  online: () => navigator.onLine,
};

/** A full storage only loses prices for the next visit. */
export const browserPrices = priceCache({ read: readStored, write: writeStored });
