import { describe, expect, test } from "vitest";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { answerMarket, MARKET_ORIGIN } from "../testing/market-route.ts";
import { goTo, type OpenOptions, openSite, tick } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

async function open(path: string, options: Partial<OpenOptions> = {}) {
  return await openSite({ path, alsoOrigins: [MARKET_ORIGIN], prepare: answerMarket, ...options });
}

describe("lost actions", () => {
  test("opening lost actions keeps the scroll position and Back returns to the previous one", async () => {
    const { page } = await open("/bozja/lostaction");
    const link = page.getByRole("link", { name: "Pure Essence of the Divine" });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Pure Essence of the Divine" }).waitFor();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).evaluate((h) => h.getBoundingClientRect().top))
      .toBeLessThan(900);

    await page.getByRole("link", { name: "Lost Slash", exact: true }).click();
    await page.waitForURL("**/bozja/lostaction/lost-slash");
    await page.getByRole("heading", { level: 1, name: "Lost Slash" }).waitFor();
    await page.getByText("Forgotten Fragment of Violence", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Lost Death", exact: true }).first().click();
    await page.waitForURL("**/lost-death");
    await page.goBack();
    await page.waitForURL("**/lost-slash");
    await page.getByRole("heading", { level: 1, name: "Lost Slash" }).waitFor();
  });

  test("pressing c during a navigation in the lost action grid does not cancel the navigation", async () => {
    const { page } = await open("/credits");
    await page.getByRole("button", { name: "Bozja and DRS" }).click();
    const openGrid = async () => {
      await page.locator('#sidebar a[href="/bozja/lostaction"]').first().click();
      await page.locator('[data-cell="lost-death"]').waitFor();
    };
    await openGrid();
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href="/credits"]')?.click();
      const cell = document.querySelector('[data-cell="lost-death"]');
      cell?.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true }));
    });
    await page.getByRole("heading", { level: 1, name: /Credits/ }).waitFor();
    expect(new URL(page.url()).search).not.toContain("compare");

    await openGrid();
    await page.evaluate(() => {
      const cell = (id: string) => document.querySelector<HTMLElement>(`[data-cell="${id}"]`);
      cell("lost-slash")?.click();
      cell("lost-death")?.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true }));
    });
    await page.waitForURL("**/lost-slash?compare=lost-death");
    await page.getByRole("heading", { level: 1, name: "Lost Slash" }).waitFor();
    await page.getByRole("region", { name: "Side by side" }).waitFor();
  });

  test("the lost action grid: search, move, open and compare by keyboard", async () => {
    const { page } = await open("/bozja/lostaction");
    const plates = page.locator("[data-cell]");
    const all = await plates.count();
    await page.keyboard.press("/");
    await page.keyboard.type("lost flrae");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/lost-flare-star");
    await page.keyboard.press("Escape");
    await expect.poll(() => plates.count()).toBe(all);
    await page.getByRole("link", { name: "Lost Focus", exact: true }).focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("lost-font-of-magic");
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).not.toBe("lost-font-of-magic");
    const below = await focused();
    await page.keyboard.press("c");
    await page.waitForURL(`**/lost-flare-star?compare=${below}`);
    await page.keyboard.press("Home");
    await page.keyboard.press("c");
    await page.getByRole("region", { name: "Side by side" }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get("compare")).toBe(`${below},lost-focus`);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/lost-focus?compare=**");
  });

  test("old lost action addresses open their record and unknown ones suggest the nearest", async () => {
    const { page } = await open("/bozja/lostaction/lost_slosh", { status: 404 });
    await page.getByText("There is nothing here called “lost_slosh”.").waitFor();
    await page.getByRole("link", { name: "Lost Slash" }).first().click();
    await page.waitForURL("**/lost-slash");
    for (const [form, status] of [
      ["Lost_Slash", 200],
      // Only spellings that the earlier site linked to have a file. The not-found page resolves all others.
      ["lost slash", 404],
      ["LOST%20SLASH", 404],
      ["ロストスラッシュ", 404],
    ] as const) {
      const response = await page.goto(`/bozja/lostaction/${encodeURI(decodeURI(form))}`);
      expect(response?.status(), form).toBe(status);
      await page.waitForURL("**/bozja/lostaction/lost-slash");
      await page.getByRole("heading", { level: 1, name: "Lost Slash" }).waitFor();
    }
    const response = await page.goto("/eureka/logos/Wisdom_of_the_Aetherweaver");
    expect(response?.status()).toBe(200);
    await page.waitForURL("**/eureka/logos/wisdom-of-the-aetherweaver");
  });

  test("the lost action search accepts a blank query and one of 1,000 characters", async () => {
    const { page } = await open("/bozja/lostaction?role=healer");
    const field = page.getByRole("textbox", { name: "Search" });
    await write(field, "   ");
    await page.getByRole("link", { name: "Lost Arise", exact: true }).waitFor();
    await page.getByRole("link", { name: "Lost Slash", exact: true }).waitFor({ state: "detached" });
    await write(field, "x".repeat(1000), "pasted");
    await page.getByText("No matches.").waitFor();
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.getByRole("link", { name: "Lost Slash", exact: true }).waitFor();
  });

  test("a lost action shows prices, map links, spawn windows and the holsters with it", async () => {
    const { page } = await open("/bozja/lostaction/banner-of-noble-ends");
    const panel = page.locator("article");
    await panel.getByText("Average").first().waitFor();
    await expect.poll(() => panel.locator("a[href^='/map/']").count()).toBeGreaterThan(0);
    await page.goto("/bozja/lostaction/lost-manawall");
    await page.getByText("Exchange").first().waitFor();

    await page.goto("/bozja/lostaction/resistance-phoenix");
    await page.getByRole("link", { name: "All times" }).first().waitFor();
    await page
      .getByText(/^(in|now, until) /)
      .first()
      .waitFor();

    await goTo(page, "/bozja/lostaction/lost-aethershield");
    const counted = page.getByText("30 holsters", { exact: true });
    await counted.click();
    const holsters = page.locator("details", { has: counted }).getByRole("link");
    await expect.poll(() => holsters.count()).toBe(30);
    await counted.click();
    await holsters.first().waitFor({ state: "detached" });
  });

  test("the fragments marked in the lost action grid survive a reload", async () => {
    const { page } = await open("/bozja/lostaction");
    await tick(page.getByRole("checkbox", { name: "Forgotten Fragment of Caution" }));
    await page.getByText("7 actions").waitFor();
    await page.reload();
    await page.getByText("7 actions").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("things"))).toContain(
      '"fragments":{"forgotten-fragment-of-caution":1}',
    );
  });
});

describe("logos actions", () => {
  test("the logos grid filters by marked mnemes and a record marks its cheapest recipe", async () => {
    const { page } = await open("/eureka/logos");
    await tick(page.getByRole("checkbox", { name: "Wisdom of the Aetherweaver" }));
    await page.getByText("1 action", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Magic Burst L", exact: true }).click();
    await page.waitForURL("**/eureka/logos/magic-burst-l");
    await page.getByText("cheapest").first().waitFor();
    await page.getByText("Obscure Logogram").waitFor();
  });
});

test("a lost action comparison has no axe findings and fits 360 px", async () => {
  const { page } = await open("/bozja/lostaction/lost-slash?compare=lost-slash,lost-death", {
    viewport: "narrow",
  });
  await page.getByRole("region", { name: "Side by side" }).waitFor();
  await checkAxeDayAndNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a lost action page follows the stored language: German, Japanese", async () => {
  const { page } = await open("/bozja/lostaction/lost-slash", { storage: { language: "de" } });
  await page.getByText("So bekommst du es").waitFor();
  // No script runs here that would react to the new choice.
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("language", "ja"));
  await page.goto("/bozja/lostaction/lost-slash");
  await page.getByRole("heading", { name: "入手方法" }).waitFor();
});
