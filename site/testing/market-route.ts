import type { Page } from "playwright-core";
import { exampleItem } from "./market-server.ts";

export const MARKET_ORIGIN = "https://universalis.app";

/** Content of an answer of the market, by the address asked for. */
type Saying = (address: URL) => unknown;

/**
 * Answers the market service's requests for a page. A route of Playwright's own would stop every request of the page, and keep the
 * browser from using what it has loaded before.
 */
async function answer(page: Page, saying: Saying): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Fetch.requestPaused", ({ requestId, request }) => {
    const responseHeaders = [
      { name: "access-control-allow-origin", value: "*" },
      { name: "content-type", value: "application/json" },
    ];
    const body = Buffer.from(JSON.stringify(saying(new URL(request.url)))).toString("base64");
    devtools
      .send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body })
      // The page was left meanwhile.
      .catch(() => undefined);
  });
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: `${MARKET_ORIGIN}/*` }] });
}

/** The market has an example of each item asked for: for tests of pages that only show prices beside other things. */
export const answerMarket = (page: Page) =>
  answer(page, ({ pathname }) => {
    const list = pathname.split("/").at(-1) ?? "";
    const items = list.split(",").map((id) => exampleItem(Number(id), true));
    return items.length === 1
      ? items[0]
      : { items: Object.fromEntries(items.map((item) => [item.itemID, item])) };
  });

/** For a page that may show prices, in a test of something else: the market answers that it knows of no offers. */
export const quietMarket = {
  alsoOrigins: [MARKET_ORIGIN],
  prepare: (page: Page) => answer(page, () => ({ items: {} })),
};
