import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answerMarket, MARKET_ORIGIN } from "../testing/market-route.ts";
import { openSite } from "../testing/site.ts";

/** The scripts load only after `act`. */
async function openSlowly(path: string, act: (page: Page) => Promise<unknown>): Promise<Page> {
  const acted = Promise.withResolvers<void>();
  let acting: Promise<void> = Promise.resolve();
  const { page } = await openSite({
    path,
    alsoOrigins: [MARKET_ORIGIN],
    prepare: async (fresh) => {
      await answerMarket(fresh);
      await fresh.route("**/assets/*.js", async (route) => {
        await acted.promise;
        await route.continue();
      });
      acting = act(fresh).then(() => acted.resolve());
    },
  });
  await acting;
  return page;
}

describe("input before hydration", () => {
  test.each(["pointer", "keys"] as const)("a press before hydration is repeated once, by %s", async (by) => {
    const page = await openSlowly("/", async (fresh) => {
      const button = fresh.getByRole("button", { name: "Settings", exact: true });
      if (by === "pointer") await button.click();
      else await button.press("Enter");
      expect(await fresh.getByRole("dialog").count()).toBe(0);
    });
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.waitFor();
    // The early press is repeated only once.
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await dialog.waitFor();
  });

  const things = (page: Page) => page.evaluate(() => localStorage.getItem("things") ?? "");

  test("checkboxes ticked before hydration keep their state", async () => {
    const page = await openSlowly("/bozja/notes", async (fresh) => {
      await fresh.getByRole("checkbox").nth(1).click();
      await fresh.getByRole("checkbox").nth(1).click();
      await fresh.getByRole("checkbox").nth(0).click();
    });
    await expect.poll(() => things(page)).toMatch(/"notes":\["/);
    const ticked = (at: number) => page.getByRole("checkbox").nth(at).isChecked();
    expect([await ticked(0), await ticked(1)]).toEqual([true, false]);
  });

  test("a press before hydration is dropped if another press follows elsewhere", async () => {
    const page = await openSlowly("/", async (fresh) => {
      await fresh.getByRole("button", { name: "Settings", exact: true }).click();
      await fresh.locator("h1").click();
    });
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("dialog", { name: "Settings" }).count()).toBe(0);
  });

  test("a press before hydration works in a part further down the page", async () => {
    const page = await openSlowly("/ba/main-tank/advanced", async (fresh) => {
      await fresh.getByText("Import or export").click();
      await fresh.getByRole("button", { name: "Export as text" }).click();
    });
    const text = page.getByRole("textbox", { name: "What you own, as text" });
    await expect.poll(() => text.inputValue()).not.toBe("");
  });

  test("a section unfolded before hydration is filled afterwards", async () => {
    const counted = (page: Page) => page.getByText("30 holsters", { exact: true });
    const page = await openSlowly("/bozja/lostaction/lost-aethershield", async (fresh) => {
      await counted(fresh).click();
      expect(await fresh.locator("details[open]").count()).toBe(1);
    });
    const holsters = page.locator("details", { has: counted(page) }).getByRole("link");
    await expect.poll(() => holsters.count()).toBe(30);
  });

  test("only the last press in a still loading part runs once the part has loaded", async () => {
    const loading = Promise.withResolvers<void>();
    const { page } = await openSite({
      path: "/drs/holster/lynn/anyprog/tank",
      alsoOrigins: [MARKET_ORIGIN],
      prepare: async (fresh) => {
        await answerMarket(fresh);
        await fresh.route("**/assets/lynn-*.js", async (route) => {
          await loading.promise;
          await route.continue();
        });
      },
    });
    // The page is hydrated, but the host's bags are not.
    await page.getByRole("button", { name: "Copy for Discord" }).click();
    await page.getByRole("button", { name: "Share link" }).click();
    loading.resolve();
    await page.getByText("Link copied.").first().waitFor();
    expect(await page.getByText("Copied for Discord.").count()).toBe(0);
    await page.getByRole("button", { name: "Copy for Discord" }).click();
    await page.getByText("Copied for Discord.").first().waitFor();
  });

  test("a part that fails to load shows an error in its place and the page stays usable", async () => {
    const { page, faults } = await openSite({
      path: "/drs/holster/lynn/anyprog/tank",
      alsoOrigins: [MARKET_ORIGIN],
      prepare: async (fresh) => {
        await answerMarket(fresh);
        await fresh.route("**/assets/CalledFor-*.js", (route) => route.abort());
      },
    });
    await page.getByRole("main").getByText("A part of the page could not be loaded.").waitFor();
    await page.getByRole("button", { name: "Share link" }).click();
    await page.getByText("Link copied.").first().waitFor();
    expect(faults.take().every((fault) => /ERR_FAILED|Failed to fetch/.test(fault))).toBe(true);
  });
});
