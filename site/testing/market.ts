import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { type MarketServer, startMarketServer } from "./market-server.ts";

export const MARKET = "https://universalis.app";

export type MarketStand = Readonly<{
  market: MarketServer;
  options: Readonly<{ alsoOrigins: readonly string[]; prepare: (page: Page) => Promise<void> }>;
}>;

/** Forwards requests for the real market to a fake on loopback. */
export async function standInMarket(): Promise<MarketStand> {
  const market = await startMarketServer();
  onTestFinished(() => market.close());
  const prepare = async (page: Page) => {
    await page.route(`${MARKET}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      try {
        const headers = await route.request().allHeaders();
        const response = await route.fetch({ url: `${market.origin}${pathname}${search}`, headers });
        // The refusal has no CORS headers, so a script sees a failed connection.
        const readable = headers.accept === "application/json";
        if (response.status() === 429 && readable) await route.abort("failed");
        else await route.fulfill({ response });
      } catch {
        await route.abort("connectionreset").catch(() => undefined);
      }
    });
  };
  return { market, options: { alsoOrigins: [MARKET], prepare } };
}
