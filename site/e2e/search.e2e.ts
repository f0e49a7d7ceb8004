import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { checkAxeDayAndNight } from "../testing/axe.ts";
import { holdRequests } from "../testing/held-requests.ts";
import { shot } from "../testing/shot.ts";
import { goTo, hydrated, openSite, viewports } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search everything" });

async function openSearch(page: Page): Promise<void> {
  // A closing dialog still takes the keys.
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  await page.keyboard.press("Control+k");
  await box(page).waitFor();
  await page.getByRole("option").first().waitFor();
}

describe("the search", () => {
  test("the search opens by Ctrl-K, / or button, and Escape returns the focus", async () => {
    const { page } = await openSite({ path: "/changelog" });
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
      );
    await page.waitForLoadState("networkidle");
    const before = await scripts();
    await openSearch(page);
    expect(await scripts()).toBeGreaterThan(before);
    await page.keyboard.press("Escape");
    // A closing dialog still takes the keys.
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    await page.keyboard.press("/");
    await box(page).waitFor();
    await page.keyboard.press("Escape");
    const button = page.getByRole("button", { name: "Search" }).first();
    await button.click();
    await box(page).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);

    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await openSearch(page);
    await page.keyboard.type("/?");
    await expect.poll(() => box(page).inputValue()).toBe("/?");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  });

  test("the search keeps every letter typed after /, even while its dialog loads", async () => {
    for (const delay of [0, 0, 20, 60, 150]) {
      const { page } = await openSite({ path: "/changelog" });
      await hydrated(page);
      await page.keyboard.type("/copycat cassie", { delay });
      await expect.poll(() => box(page).inputValue(), { message: `${delay} ms` }).toBe("copycat cassie");
      await expect.poll(() => page.getByRole("option").first().getAttribute("href")).toBe("/forecast/cassie");
    }
    const { page } = await openSite({ path: "/changelog" });
    await hydrated(page);
    const dialog = await holdRequests(page, "**/assets/SearchDialog-*.js");
    await page.keyboard.type("/pazux");
    await expect.poll(dialog.count).toBeGreaterThan(0);
    await page.keyboard.press("Backspace");
    dialog.release();
    await page.keyboard.type("zu");
    await expect.poll(() => box(page).inputValue()).toBe("pazuzu");
  });

  test("the search finds holsters, terms, foreign names and misspellings", async () => {
    const { page } = await openSite({ path: "/changelog" });
    await openSearch(page);
    const first = page.getByRole("option").first();
    await write(box(page), "holster lynn red mage");
    await expect.poll(() => first.getAttribute("href")).toMatch(/^\/drs\/holster\/lynn\//);
    await write(box(page), "logos manipulator");
    const terms = page.locator('[role="option"][href="/glossary#logos-manipulator"]');
    await expect.poll(() => terms.textContent()).toContain("The device that combines mnemes");

    for (const text of ["コピーキャット", "Copycat", "パズズ"]) {
      await write(box(page), text);
      await expect.poll(() => page.getByRole("option").count(), { message: text }).toBeGreaterThan(0);
    }
    await expect.poll(() => page.getByRole("option").first().getAttribute("href")).toBe("/forecast/pazuzu");

    await write(box(page), "コピーキャット");
    await expect
      .poll(() => page.getByRole("listbox").textContent())
      .toContain("Copycat Cassie (コピーキャット・キャシー)");

    await write(box(page), "blizzard");
    const group = page.getByRole("listbox").getByRole("group").first();
    await expect.poll(() => group.getByRole("option").first().textContent()).toContain("Blizzards");
    await expect.poll(() => group.getByRole("option").first().textContent()).toContain("Eureka Pagos");
    await expect
      .poll(() => page.getByRole("group", { name: "Enemies" }).getByRole("option").count())
      .toBeGreaterThan(0);

    for (const text of ["zzzzqqqq", "((((", "🦊🦊", "\\u0000".repeat(30)]) {
      await write(box(page), text);
      await page.getByText("No results for").waitFor();
    }

    await write(box(page), "copycta cassie");
    await expect.poll(() => first.textContent()).toContain("Copycat Cassie");
    await expect.poll(() => first.getAttribute("aria-selected")).toBe("true");
    await expect
      .poll(() => box(page).getAttribute("aria-activedescendant"))
      .toBe(await first.getAttribute("id"));
    await expect.poll(() => first.getAttribute("href")).toBe("/forecast/cassie");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/forecast/cassie");
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).textContent())
      .toContain("Copycat Cassie");
  });

  test("the search wraps around with arrows and lists opened pages first next time", async () => {
    const { page } = await openSite({ path: "/changelog" });
    await openSearch(page);
    const options = page.getByRole("option");
    const selected = () =>
      options.evaluateAll((nodes) => nodes.findIndex((node) => node.ariaSelected === "true"));
    await page.keyboard.press("ArrowUp");
    await expect.poll(selected).toBe((await options.count()) - 1);
    await page.keyboard.press("ArrowDown");
    await expect.poll(selected).toBe(0);
    await write(box(page), "credits");
    await expect.poll(() => options.first().getAttribute("href")).toBe("/credits");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/credits");
    await openSearch(page);
    await expect.poll(() => options.first().getAttribute("href")).toBe("/credits");
  });

  test("the search sets a market world or the theme and opens the language setting", async () => {
    const { page } = await openSite({ path: "/changelog", theme: "light" });
    await openSearch(page);
    await write(box(page), "exodus");
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Exodus");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("universalisServer"))).toBe("Exodus");
    await expect.poll(() => page.getByText("Market prices now come from Exodus").count()).toBeGreaterThan(0);
    await openSearch(page);
    await write(box(page), "night theme");
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Dark theme");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.body.dataset.theme)).toBe("dark");
    await openSearch(page);
    await write(box(page), "language");
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Language");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("lang"))).toBe("en");
  });

  test("the search opens pasted addresses and logs tracker lines on their board", async () => {
    const { page } = await openSite({ path: "/changelog" });
    const first = page.getByRole("option").first();
    await openSearch(page);
    await write(box(page), "https://almanac.example/de/timers/South_Horn");
    await expect.poll(() => first.getAttribute("href")).toBe("/timers/south-horn");
    await write(box(page), "timers southhorn");
    await expect.poll(() => first.getAttribute("href")).toBe("/timers/south-horn");
    await write(box(page), "Pazuzu killed 20 min ago");
    await expect.poll(() => first.textContent()).toContain("Log it on a board");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/timers/eureka-anemos");
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Pazuzu" }).first();
    await row.waitFor();
    await expect.poll(() => row.textContent()).not.toContain("not seen");
  });

  test("a link with ?q= opens the search with that text", async () => {
    const { page } = await openSite({ path: "/?q=Pazuzu" });
    await box(page).waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("Pazuzu");
    await expect.poll(() => page.getByRole("option").first().textContent()).toContain("Pazuzu");
  });

  test("the search reports an index that fails to load and retries on request", async () => {
    const { page, faults } = await openSite({ path: "/changelog" });
    await page.route("**/assets/entries-*.js", (route) => route.abort());
    await page.keyboard.press("Control+k");
    await page.getByText("The search could not be loaded").waitFor();
    await page.unroute("**/assets/entries-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("option").first().waitFor();
    faults.take();
  });

  test("the search has no axe findings on a phone or a German desktop", async () => {
    const { page } = await openSite({ path: "/changelog", viewport: "phone" });
    for (const [path, viewport] of [
      ["/changelog", "phone"],
      ["/de/changelog", "desktop"],
    ] as const) {
      await page.setViewportSize(viewports[viewport].viewport);
      await goTo(page, path);
      await page.keyboard.press("Control+k");
      await page.getByRole("option").first().waitFor();
      await write(page.getByRole("combobox"), "ca");
      await checkAxeDayAndNight(page);
      await shot(page, `search-${viewport}`);
    }
  });
});
