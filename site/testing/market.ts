import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { type MarketServer, startMarketServer } from "./market-server.ts";

export const MARKET = "https://universalis.app";

/** Options of a stand-in market for `openSite`: the origin to allow and the route to set up. */
export type MarketStand = Readonly<{
  market: MarketServer;
  options: Readonly<{ alsoOrigins: readonly string[]; prepare: (page: Page) => Promise<void> }>;
}>;

/** Starts a loopback market and hands every request for the real one to it, as the browser would see its answers. */
export async function standInMarket(): Promise<MarketStand> {
  const market = await startMarketServer();
  onTestFinished(() => market.close());
  const prepare = async (page: Page) => {
    await page.route(`${MARKET}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      try {
        const headers = await route.request().allHeaders();
        const response = await route.fetch({ url: `${market.origin}${pathname}${search}`, headers });
        // A refusal reaches a script as a failed connection, because it carries no CORS header.
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
