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

const NO_OFFERS = Buffer.from('{"items":{}}').toString("base64");

/**
 * For a page that may show prices, in a test of something else: the market answers that it knows of no offers. A route of Playwright's
 * own would keep the browser from using what it has loaded before.
 */
export const quietMarket = {
  alsoOrigins: [MARKET_ORIGIN],
  prepare: async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    devtools.on("Fetch.requestPaused", ({ requestId }) => {
      const responseHeaders = [
        { name: "access-control-allow-origin", value: "*" },
        { name: "content-type", value: "application/json" },
      ];
      devtools
        .send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body: NO_OFFERS })
        // The page was left meanwhile.
        .catch(() => undefined);
    });
    await devtools.send("Fetch.enable", { patterns: [{ urlPattern: `${MARKET_ORIGIN}/*` }] });
  },
};
