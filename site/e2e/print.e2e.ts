import { describe, expect, test } from "vitest";
import { answerMarket, MARKET_ORIGIN } from "../testing/market-route.ts";
import { canReadPrint, printedKinds, printedPages } from "../testing/printed.ts";
import { openSite } from "../testing/site.ts";

describe.each(printedKinds)("%s on paper", (path, words) => {
  const open = async () => {
    const { page } = await openSite({ path, alsoOrigins: [MARKET_ORIGIN], prepare: answerMarket });
    await page.getByText(words).first().waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    return page;
  };

  test("a printed page has no fields and no buttons without text", async () => {
    const page = await open();
    await expect
      .poll(() => page.locator("select:visible, textarea:visible, input[type=search]:visible").count())
      .toBe(0);
    const buttons = await page.locator("button:visible").allInnerTexts();
    expect(buttons.filter((text) => text.trim() === "")).toEqual([]);
  });

  test.skipIf(!canReadPrint())("a printed page contains its text and no empty sheet", async () => {
    const page = await open();
    const pages = printedPages(await page.pdf());
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((text) => text === "")).toEqual([]);
    expect(pages.join(" ")).toContain(words);
  });
});
