import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answerMarket, MARKET_ORIGIN } from "../testing/market-route.ts";
import { openSite } from "../testing/site.ts";

const open = (path: string) => openSite({ path, alsoOrigins: [MARKET_ORIGIN], prepare: answerMarket });

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Presses c on records of the grid, all before the next render. */
const compareAtOnce = (page: Page, ids: readonly string[]) =>
  page.evaluate((wanted) => {
    for (const id of wanted)
      document
        .querySelector(`[data-cell="${id}"]`)
        ?.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true }));
  }, ids);

describe("state in the address", () => {
  test("compare presses before the next render build on each other in the address", async () => {
    const { page } = await open("/bozja/lostaction");
    await page.locator('[data-cell="lost-death"]').waitFor();
    await compareAtOnce(page, ["lost-slash", "lost-death", "lost-focus", "lost-slash"]);
    expect(query(page)).toEqual({ compare: "lost-death,lost-focus" });
    const beside = page.getByRole("region", { name: "Side by side" });
    await expect.poll(() => beside.getByRole("columnheader").allTextContents()).toHaveLength(2);
  });

  test("Back and Forward restore the address state of each step", async () => {
    const { page } = await open("/eureka/nms?zone=eurekaAnemos");
    const zone = page.getByLabel("Zone");
    await expect.poll(() => zone.inputValue()).toBe("eurekaAnemos");
    await zone.selectOption("eurekaPagos");
    await page.locator('a[href="/credits"]').first().click();
    await page.getByRole("heading", { level: 1, name: /Credits/ }).waitFor();
    expect(query(page)).toEqual({});
    await page.goBack();
    await expect.poll(() => zone.inputValue()).toBe("eurekaPagos");
    await zone.selectOption("eurekaHydatos");
    await page.getByLabel("Conditions").selectOption("needs");
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: /Credits/ }).waitFor();
    expect(query(page)).toEqual({});
    await page.goBack();
    await expect.poll(() => zone.inputValue()).toBe("eurekaHydatos");
    expect(query(page)).toEqual({ zone: "eurekaHydatos", conditions: "needs" });
    await page.reload();
    await expect.poll(() => zone.inputValue()).toBe("eurekaHydatos");
  });

  test("unknown address values are ignored while known ones apply", async () => {
    const { page } = await open(
      "/bozja/lostaction?role=baker&sort=height&compare=nobody,lost-slash,%00&other=1",
    );
    const beside = page.getByRole("region", { name: "Side by side" });
    await expect.poll(() => beside.getByRole("columnheader").allTextContents()).toHaveLength(1);
    await page.locator('[data-cell="lost-death"]').waitFor();
    await compareAtOnce(page, ["lost-death"]);
    await expect.poll(() => query(page).compare).toBe("lost-slash,lost-death");
    expect(query(page).other).toBe("1");
  });
});
