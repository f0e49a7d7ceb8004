import type { Page } from "playwright-core";
import { exampleItem } from "./market-server.ts";

export const MARKET_ORIGIN = "https://universalis.app";

type Saying = (address: URL) => unknown;

/** Uses DevTools, because a Playwright route would intercept every request and disable the HTTP cache. */
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
      // The page may have been left.
      .catch(() => undefined);
  });
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: `${MARKET_ORIGIN}/*` }] });
}

/** For tests of pages that show prices beside other things. */
export const answerMarket = (page: Page) =>
  answer(page, ({ pathname }) => {
    const list = pathname.split("/").at(-1) ?? "";
    const items = list.split(",").map((id) => exampleItem(Number(id), true));
    return items.length === 1
      ? items[0]
      : { items: Object.fromEntries(items.map((item) => [item.itemID, item])) };
  });

/** No item has offers, for tests where prices do not matter. */
export const quietMarket = {
  alsoOrigins: [MARKET_ORIGIN],
  prepare: (page: Page) => answer(page, () => ({ items: {} })),
};
