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
