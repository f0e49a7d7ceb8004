import { useCallback, useEffect, useMemo, useState } from "react";
import { universalisServer, usePreference } from "~/browser/preferences.ts";
import { FRESH_MS } from "./cache.ts";
import { browserMarket, browserPrices } from "./environment.ts";
import type { ItemPrices, PriceTable } from "./prices.ts";
import { MarketError, type MarketTrouble, requestPrices } from "./request.ts";
import { browserTimeZone, marketPlace, marketScope, placeName } from "./scope.ts";

export type PriceView = Readonly<{
  /** `idle`: not requested. `loading`: in progress. `ready`: all up to date. `trouble`: failed. */
  phase: "idle" | "loading" | "ready" | "trouble";
  /** The error; while `loading`, the one being retried. */
  trouble: MarketTrouble | null;
  prices: PriceTable;
  /** Time of the oldest outdated price shown (Unix ms); null if all are up to date. */
  staleSince: number | null;
  /** Display name of the region, data center or world; null until known. */
  place: string | null;
  retry: () => void;
}>;

type Progress = Readonly<{ phase: PriceView["phase"]; trouble: MarketTrouble | null }>;

const idle: Progress = { phase: "idle", trouble: null };

/** Cached prices, the time of the oldest outdated one, and the items to request. */
function known(scope: string, items: readonly number[], now: number) {
  const table = new Map<number, ItemPrices>();
  let oldest: number | null = null;
  const missing: number[] = [];
  for (const item of items) {
    const dated = browserPrices.get(scope, item, now);
    if (dated !== undefined) table.set(item, dated.prices);
    if (dated === undefined || now - dated.at >= FRESH_MS) missing.push(item);
    if (dated !== undefined && now - dated.at >= FRESH_MS) oldest = Math.min(oldest ?? dated.at, dated.at);
  }
  return { table, oldest, missing };
}

/**
 * Market prices of items in the player's place. Requests all at once when `wanted`, and aborts on unmount or
 * if the items change. Outdated prices are shown until new ones arrive.
 */
export function usePrices(items: readonly number[], wanted: boolean): PriceView {
  const chosen = usePreference(universalisServer, null);
  const [place, setPlace] = useState<string | null>(null);
  const [progress, setProgress] = useState(idle);
  const [shown, setShown] = useState<Readonly<{ prices: PriceTable; staleSince: number | null }>>({
    prices: new Map(),
    staleSince: null,
  });
  const [round, setRound] = useState(0);
  const key = [...new Set(items)].sort((a, b) => a - b).join(",");

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` triggers a new request
  useEffect(() => {
    if (!wanted) return undefined;
    const ids = key === "" ? [] : key.split(",").map(Number);
    const leaving = new AbortController();
    const { signal } = leaving;

    const show = (scope: string) => {
      const { table, oldest, missing } = known(scope, ids, Date.now());
      setShown({ prices: table, staleSince: oldest });
      return missing;
    };

    const run = async () => {
      const { regions } = await import("@foray/fieldops/records/regions/facts").catch(() => {
        throw new MarketError(browserMarket.online() ? "failed" : "offline", false);
      });
      signal.throwIfAborted();
      const stored = marketPlace(chosen, browserTimeZone(), regions);
      const scope = marketScope(stored, regions);
      setPlace(placeName(stored, regions));
      const missing = show(scope);
      if (missing.length === 0) return setProgress({ phase: "ready", trouble: null });
      setProgress({ phase: "loading", trouble: null });
      const onTrouble = (trouble: MarketTrouble) => setProgress({ phase: "loading", trouble });
      const table = await requestPrices({ scope, items: missing, signal, onTrouble }, browserMarket);
      browserPrices.put(scope, table, Date.now());
      show(scope);
      return setProgress({ phase: "ready", trouble: null });
    };

    run().catch((error: unknown) => {
      if (signal.aborted) return;
      setProgress({ phase: "trouble", trouble: error instanceof MarketError ? error.trouble : "failed" });
    });
    // Any failure is worth a retry once the network is back.
    const again = () => setRound((before) => before + 1);
    window.addEventListener("online", again, { signal });
    return () => leaving.abort();
  }, [key, wanted, chosen, round]);

  const retry = useCallback(() => setRound((before) => before + 1), []);
  return useMemo(() => ({ ...progress, ...shown, place, retry }), [progress, shown, place, retry]);
}
