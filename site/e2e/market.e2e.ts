import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { standInMarket } from "../testing/market.ts";
import { shot } from "../testing/shot.ts";
import { meanwhile, openSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const PAGE = "/drs/holster/lynn/anyprog/tank";
const AT = Date.UTC(2026, 10, 21, 12, 0);

async function toPrices(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { name: "Fragments to get" });
  // Not `scrollIntoViewIfNeeded`, which waits for animation frames, and the clock is stopped.
  await heading.evaluate((element) => element.scrollIntoView());
  await heading.evaluate((element) => {
    for (const fold of element.parentElement?.querySelectorAll("details") ?? []) fold.open = true;
  });
}

async function upToDate(page: Page, place: string): Promise<void> {
  await page.getByText("Prices are up to date.").waitFor();
  await page.getByRole("button", { name: `${place}: change the region` }).waitFor();
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

describe("market prices", () => {
  test("market prices are requested once for all items, when first on screen", async () => {
    const { market, options } = await standInMarket();
    const { page } = await openSite({ ...options, path: PAGE, viewport: "phone" });
    await page.getByText("What you need").waitFor();
    expect(market.asked).toEqual([]);
    await toPrices(page);
    await upToDate(page, "North America");
    expect(market.asked).toHaveLength(1);
    expect(market.asked[0]).toMatch(/^\/api\/v2\/North-America\/\d+(,\d+)+\?listings=3&fields=items\./);
    await page
      .getByText(/1,\d{3} gil × 3 on Siren/)
      .first()
      .waitFor();
    await page.getByText(/about [\d,]+ gil/).waitFor();
    await page.getByText("with the 5% fee", { exact: true }).waitFor();
    await write(page.getByRole("textbox", { name: "Runs" }), "2");
    await upToDate(page, "North America");
    expect(market.asked).toHaveLength(1);
  });

  test("market prices are requested for the chosen world and stored for the next visit", async () => {
    const { market, options } = await standInMarket();
    const { page } = await openSite({ ...options, path: PAGE, storage: { universalisServer: "Siren" } });
    await toPrices(page);
    await upToDate(page, "Siren");
    expect(market.asked[0]).toContain("/api/v2/57/");
    await page
      .getByText(/1,\d{3} gil × 3$/)
      .first()
      .waitFor();
    await page.reload();
    await toPrices(page);
    await upToDate(page, "Siren");
    expect(market.asked).toHaveLength(1);
    market.answer("empty");
    await page.evaluate(() => localStorage.removeItem("marketPrices"));
    await page.reload();
    await toPrices(page);
    await page.getByText("No listings.").first().waitFor();
    market.answer("unsold");
    await page.evaluate(() => localStorage.removeItem("marketPrices"));
    await page.reload();
    await toPrices(page);
    await page.getByText("None of this is listed, and nothing was sold recently.").waitFor();
    await page.evaluate(() => localStorage.removeItem("marketPrices"));
    market.answer("missing");
    await page.reload();
    await toPrices(page);
    await page.getByText("No prices for this item.").waitFor();
    await page.getByText(/excluding 1 with no price/).waitFor();
  });

  test("market prices use the time zone's region until another is chosen in Settings", async () => {
    const { market, options } = await standInMarket();
    const { page } = await openSite({ ...options, path: PAGE, timeZone: "Europe/Berlin", viewport: "phone" });
    await toPrices(page);
    await upToDate(page, "Europe");
    expect(market.asked[0]).toContain("/api/v2/Europe/");
    await page.getByRole("button", { name: "Europe: change the region" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Settings" });
    const region = dialog.getByLabel("Region", { exact: true });
    await expect.poll(() => region.inputValue()).toBe("europe");
    await expect.poll(() => region.evaluate((element) => element === document.activeElement)).toBe(true);
    await region.selectOption({ label: "Japan" });
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await upToDate(page, "Japan");
    await page.reload();
    await toPrices(page);
    await upToDate(page, "Japan");
  });

  test("unreadable market replies are reported and can be retried", async () => {
    const { market, options } = await standInMarket();
    market.answer("unknownPlace");
    const { page, faults } = await openSite({ ...options, path: PAGE });
    await toPrices(page);
    await page.getByText("does not recognize the chosen region").waitFor();
    await page.getByText("Forgotten Fragment of Fortitude").first().waitFor();
    const failed = page.getByText("Price unavailable.").first();
    await expect.poll(() => failed.evaluate((node) => node.getBoundingClientRect().height)).toBeLessThan(40);
    for (const mood of ["html", "huge"] as const) {
      market.answer(mood);
      const before = market.asked.length;
      await page.getByRole("button", { name: "Try again" }).click();
      // The text alone would match the previous failure.
      await expect.poll(() => market.asked.length).toBe(before + 1);
      await page.getByText("an unreadable reply").waitFor();
    }
    market.answer("good");
    await page.getByRole("button", { name: "Try again" }).click();
    await upToDate(page, "North America");
    faults.take();
  });

  test("market requests retry by themselves after temporary failures, then offer Try again", async () => {
    const { market, options } = await standInMarket();
    market.answer("tooMany");
    const { page, faults } = await openSite({ ...options, path: PAGE, at: AT });
    await toPrices(page);
    let asked = 0;
    for (const [mood, words, repeating, step] of [
      // The page cannot read the refusal, so its reason is a guess.
      ["tooMany", "refused the request", "Trying again in a minute.", 20_000],
      ["cutOff", "was cut off", "Trying again shortly.", 5_000],
      ["broken", "is not responding", "Trying again shortly.", 5_000],
    ] as const) {
      market.answer(mood);
      if (asked > 0) await page.getByRole("button", { name: "Try again" }).click();
      await page.getByText(repeating).waitFor();
      await page.getByText(words).waitFor();
      asked += 4;
      await expect
        .poll(
          async () => {
            await page.clock.fastForward(step);
            return market.asked.length;
          },
          { timeout: 15_000 },
        )
        .toBe(asked);
      await page.getByRole("button", { name: "Try again" }).waitFor();
    }
    market.answer("good");
    await page.getByRole("button", { name: "Try again" }).click();
    await upToDate(page, "North America");
    faults.take();
  });

  test("old market prices stay visible with their age while the service fails", async () => {
    const { market, options } = await standInMarket();
    const { page, faults } = await openSite({ ...options, path: PAGE, at: AT });
    await toPrices(page);
    await upToDate(page, "North America");
    market.answer("html");
    await page.clock.fastForward(2 * 3_600_000);
    await write(page.getByRole("textbox", { name: "Runs" }), "4");
    await page.getByRole("link", { name: "DRS Holsters" }).click();
    await expect.poll(() => meanwhile(page, () => title(page).textContent())).not.toBe("Tank");
    await page.goBack();
    await expect.poll(() => meanwhile(page, () => title(page).textContent())).toBe("Tank");
    await toPrices(page);
    await page.getByText(/North America\s*\((?:1 h 59 min|2 h[^o]*) old\)/).waitFor();
    await page
      .getByText(/1,\d{3} gil × 3 on Siren/)
      .first()
      .waitFor();
    faults.take();
  });

  test("market prices report being offline and load once the network is back", async () => {
    const { options } = await standInMarket();
    const { page, context, faults } = await openSite({ ...options, path: PAGE, viewport: "phone" });
    // Renders once the page's files have loaded, which may be long after the network is first idle.
    await page.getByRole("heading", { name: "Fragments to get" }).waitFor();
    // The heading is prerendered; the host's bags load after it.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /\/lynn-[^/]*\.js$/.test(name)),
    );
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await toPrices(page);
    await page.getByText("You are offline").first().waitFor();
    await shot(page, "market-offline");
    await context.setOffline(false);
    await upToDate(page, "North America");
    faults.take();
  });

  test("market prices wait for a slow reply without asking twice", async () => {
    const { market, options } = await standInMarket();
    market.answer("slow");
    const { page } = await openSite({ ...options, path: PAGE, at: AT });
    await toPrices(page);
    await page.getByText("Loading prices…").waitFor();
    await expect.poll(() => market.asked.length).toBe(1);
    await page.clock.runFor(10_000);
    market.release();
    await upToDate(page, "North America");
    await page.evaluate(() => localStorage.removeItem("marketPrices"));
    market.answer("slow");
    await page.getByRole("link", { name: "Holster Creator" }).click();
    await expect
      .poll(() => meanwhile(page, () => page.getByText("Add something to a bag").count()))
      .toBeGreaterThan(0);
    expect(market.asked.length).toBe(1);
    market.release();
  });
});
