import { describe, expect, inject, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { shot } from "./support/shot.ts";
import { openSite } from "./support/site.ts";

const AT = Date.UTC(2026, 10, 21, 12, 0, 5);

/** Makes each visit choose the same scene. */
function scene(index: number) {
  return async (page: import("playwright-core").Page) => {
    await page.addInitScript(
      (value) => {
        Math.random = () => value;
      },
      (index + 0.5) / 7,
    );
  };
}

describe("the home page", () => {
  test("counts down to the next three things, each a link to its forecast", async () => {
    const { page } = await openSite({ path: "/", at: AT });
    const things = page.locator("ol > li");
    await expect.poll(() => things.count()).toBe(3);
    const timers = page.getByRole("timer");
    const first = await timers.first().textContent();
    await page.clock.runFor(3000);
    await expect.poll(() => timers.first().textContent()).not.toBe(first);
    const hrefs = await things
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const href of hrefs) expect(href).toMatch(/^\/forecast\/[\w-]+$/);
    await expect.poll(() => page.locator("h1").count()).toBe(1);
    await expect.poll(() => page.getByText("Up now").count()).toBe(1);
  });

  test.each(["phone", "desktop"] as const)(
    "keeps the space of the next three before they are known: %s",
    async (viewport) => {
      const heights = async (javaScript: boolean) => {
        const { page } = await openSite({ path: "/", at: AT, viewport, javaScript });
        const things = page.locator("ol > li");
        await expect.poll(() => things.locator("h2").count()).toBe(javaScript ? 3 : 0);
        return things.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      };
      const [kept, taken] = [await heights(false), await heights(true)];
      expect(kept).toHaveLength(3);
      for (const [place, height] of taken.entries()) expect(height).toBeCloseTo(kept[place] ?? 0, 0);
    },
  );

  test("names the way in to every tool of the sidebar", async () => {
    const { page } = await openSite({ path: "/" });
    const ways = page.getByRole("navigation", { name: "All pages" });
    const sidebar = await page
      .getByRole("navigation", { name: "Main" })
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const listed = await ways
      .locator("li a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(listed).toEqual(sidebar.filter((href) => href !== "/credits" && href !== "/author"));
  });

  test.each([0, 1, 2, 3, 4, 5, 6])("scene %i stands alone, loaded, with its ground", async (index) => {
    const { page } = await openSite({ path: "/", prepare: scene(index) });
    const shown = page.locator("figure[data-scene-choice]:visible");
    await expect.poll(() => shown.count()).toBe(1);
    await expect.poll(() => shown.getAttribute("data-scene-choice")).toBe(String(index));
    const image = shown.locator("img");
    await expect
      .poll(() =>
        image.evaluate((node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 0),
      )
      .toBe(true);
    expect((await image.getAttribute("alt"))?.length).toBeGreaterThan(20);
    const fetched = await page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/scene-")).length,
    );
    expect(fetched).toBe(1);
    const ground = await page.evaluate(() => [
      getComputedStyle(document.body).getPropertyValue("--scene-day"),
      getComputedStyle(document.body).getPropertyValue("--ground"),
    ]);
    expect(ground[1]).toBe(ground[0]);
    await expect.poll(() => shown.getByRole("link").getAttribute("href")).toBe("/credits#art");
  });

  test("another scene stands when the page is come back to", async () => {
    const { page } = await openSite({ path: "/" });
    const place = () => page.locator("figure[data-scene-choice]:visible").getAttribute("data-scene-choice");
    const before = await place();
    await page.getByRole("link", { name: "Credits and privacy" }).click();
    await page.getByRole("heading", { level: 1, name: "Credits and privacy" }).waitFor();
    await page
      .getByRole("link", { name: /Foray Almanac/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Foray Almanac" }).waitFor();
    expect(await place()).not.toBe(before);
  });

  test.each([
    ["desktop", "en-GB"],
    ["phone", "en-GB"],
    ["phone", "de-DE"],
    ["desktop", "ja-JP"],
  ] as const)("nothing moves while it loads: %s, %s", async (viewport, language) => {
    const { page } = await openSite({
      path: "/",
      viewport,
      language,
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          const shifts: number[] = [];
          Object.defineProperty(window, "layoutShifts", { value: shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
            }
          }).observe({ type: "layout-shift", buffered: true });
        });
      },
    });
    await page.waitForLoadState("networkidle");
    const moved = await page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, "layoutShifts");
      return Array.isArray(shifts) ? shifts.reduce((sum: number, each) => sum + Number(each), 0) : Number.NaN;
    });
    // A clock's digits may settle by a hair: browsers report it, nobody sees it.
    expect(moved).toBeLessThan(0.001);
  });

  test.each(["en-GB", "ja-JP", "de-DE", "fr-FR"])("fits 360 pixels in %s", async (language) => {
    const { page } = await openSite({ path: "/", viewport: "narrow", language });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await shot(page, `home-narrow-${language}`);
  });

  test.each([
    [2, "light", "desktop"],
    [1, "light", "phone"],
    [3, "dark", "desktop"],
    [2, "dark", "phone"],
  ] as const)("axe finds nothing: scene %i, %s, %s", async (index, theme, viewport) => {
    const { page } = await openSite({ path: "/", prepare: scene(index), theme, viewport });
    await checkAxe(page);
  });

  test("reads whole with no script: title, description, site data", async () => {
    const html = await (await fetch(`${inject("siteOrigin")}/`)).text();
    const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)).toMatchObject({
      "@type": "WebSite",
      potentialAction: { "@type": "SearchAction" },
    });
    const { page } = await openSite({ path: "/", javaScript: false });
    await expect.poll(() => page.locator("figure[data-scene-choice]:visible").count()).toBe(1);
  });
});

describe("a brand by its host", () => {
  test.each([
    ["bozja.localhost", "Bozja Almanac"],
    ["forays.localhost", "Foray Almanac"],
  ])("%s is %s from the first paint on", async (host, name) => {
    const origin = inject("siteOrigin").replace("127.0.0.1", host);
    const { page } = await openSite({ path: `${origin}/`, alsoOrigins: [origin] });
    await expect.poll(() => page.locator("h1 span:visible").textContent()).toBe(name);
    await expect.poll(() => page.title()).toBe(name);
    await page.goto(`${origin}/changelog`);
    await expect.poll(() => page.title()).toBe(`Changelog · ${name}`);
    await expect
      .poll(() => page.locator("aside a").first().locator("span span:visible").textContent())
      .toBe(name);
  });
});
