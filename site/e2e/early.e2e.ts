import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answerMarket, MARKET_ORIGIN } from "./support/market-route.ts";
import { openSite } from "./support/site.ts";

/** Opens a page whose scripts come only when `act` is through with what the document alone shows. */
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

describe("before a page is hydrated", () => {
  test.each(["pointer", "keys"] as const)("a press is not lost, %s", async (by) => {
    const page = await openSlowly("/", async (fresh) => {
      const button = fresh.getByRole("button", { name: "Settings" });
      if (by === "pointer") await button.click();
      else await button.press("Enter");
      expect(await fresh.getByRole("dialog").count()).toBe(0);
    });
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.waitFor();
    // Once, and no more: what is pressed from now on is the page's own.
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Settings" }).click();
    await dialog.waitFor();
  });

  test("a press that another follows elsewhere is forgotten", async () => {
    const page = await openSlowly("/", async (fresh) => {
      await fresh.getByRole("button", { name: "Settings" }).click();
      await fresh.locator("h1").click();
    });
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("dialog", { name: "Settings" }).count()).toBe(0);
  });

  test("what is unfolded is filled later", async () => {
    const counted = (page: Page) => page.getByText("30 holsters", { exact: true });
    const page = await openSlowly("/bozja/lostaction/lost-aethershield", async (fresh) => {
      await counted(fresh).click();
      expect(await fresh.locator("details[open]").count()).toBe(1);
    });
    const holsters = page.locator("details", { has: counted(page) }).getByRole("link");
    await expect.poll(() => holsters.count()).toBe(30);
  });
});

/** Opens a loadout of the guide on a phone, and gathers the requests for the script of what it takes, which `answer` answers. */
async function openLoadout(
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
  language = "en-GB",
) {
  const asked: string[] = [];
  const site = await openSite({
    path: "/ba/main-tank/advanced",
    language,
    viewport: "phone",
    // The loadout's prices come with it.
    alsoOrigins: [MARKET_ORIGIN],
    prepare: async (fresh) => {
      await answerMarket(fresh);
      fresh.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await fresh.route("**/assets/Needs-*.js", answer);
    },
  });
  // The last that a page asks for by itself: the list of the others.
  await expect.poll(() => asked.some((path) => path.includes("page-modules"))).toBe(true);
  return { ...site, asked: () => asked.filter((path) => path.includes("/Needs-")) };
}

describe("what stands further down", () => {
  // A reader in the United States has twelve hours, which no page is prerendered with.
  test.each(["en-GB", "en-US"])(
    "is there from the start, and its script comes when its place comes near, %s",
    async (language) => {
      const { page, asked } = await openLoadout(undefined, language);
      const plan = page.getByRole("heading", { name: "The cheapest plan" });
      await plan.waitFor();
      expect(asked()).toEqual([]);
      await plan.scrollIntoViewIfNeeded();
      await expect.poll(() => asked().length).toBe(1);
      await page.locator('html[data-alive~="Needs"]').waitFor({ state: "attached" });
    },
  );

  test("its script comes when the visitor does anything", async () => {
    const { page, asked } = await openLoadout();
    expect(asked()).toEqual([]);
    await page.keyboard.press("Shift");
    await page.locator('html[data-alive~="Needs"]').waitFor({ state: "attached" });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("a press on it before its script is here is not lost", async () => {
    const held = Promise.withResolvers<void>();
    const { page, asked } = await openLoadout(async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByText("Move what you own").click();
    await page.getByRole("button", { name: "Show mine as text" }).click();
    await expect.poll(() => asked().length).toBe(1);
    const text = page.getByRole("textbox", { name: "What you own, as text" });
    expect(await text.inputValue()).toBe("");
    held.resolve();
    await expect.poll(() => text.inputValue()).not.toBe("");
    // Once, and no more.
    await text.fill("");
    await page.getByRole("heading", { name: "What you need" }).click();
    expect(await text.inputValue()).toBe("");
  });

  test("stays as it is where its script does not come; who presses a button in it is told, and may try again", async () => {
    let broken = true;
    const { page, asked, faults } = await openLoadout((route) => (broken ? route.abort() : route.continue()));
    const plan = page.getByRole("heading", { name: "The cheapest plan" });
    await plan.scrollIntoViewIfNeeded();
    await expect.poll(() => asked().length).toBe(1);
    await page.getByText("Move what you own").click();
    await expect.poll(() => asked().length).toBeGreaterThan(1);
    await plan.waitFor();
    await page.getByRole("button", { name: "Show mine as text" }).click();
    await page.getByText(/A part of the page could not be loaded \(script\): .*Needs/).waitFor();
    broken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator('html[data-alive~="Needs"]').waitFor({ state: "attached" });
    await plan.waitFor();
    // 422 is React's word for a part that could not be hydrated.
    expect(faults.take().filter((fault) => !/ERR_FAILED|could not be loaded|#422/.test(fault))).toEqual([]);
  });
});
