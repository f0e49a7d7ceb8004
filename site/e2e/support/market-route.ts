import type { Page } from "playwright-core";
import { exampleItem } from "./market-server.ts";

export const MARKET_ORIGIN = "https://universalis.app";

/** Answers the market service's requests inside the browser, for tests of pages that only show prices beside other things. */
export async function answerMarket(page: Page): Promise<void> {
  await page.route(`${MARKET_ORIGIN}/**`, (route) => {
    const list = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    const items = list.split(",").map((id) => exampleItem(Number(id), true));
    const [only] = items;
    const json =
      items.length === 1 ? only : { items: Object.fromEntries(items.map((item) => [item.itemID, item])) };
    return route.fulfill({ json, headers: { "access-control-allow-origin": "*" } });
  });
}

/** For a page that may show prices, in a test of something else: the market answers that it knows of no offers. */
export const quietMarket = {
  alsoOrigins: [MARKET_ORIGIN],
  prepare: async (page: Page) => {
    await page.route(`${MARKET_ORIGIN}/**`, (route) =>
      route.fulfill({ json: { items: {} }, headers: { "access-control-allow-origin": "*" } }),
    );
  },
};
