import { describe, expect, inject, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { quietMarket } from "./support/market-route.ts";
import { fontShift, readShifts } from "./support/shifts.ts";
import { AFTER_TURN_MS, openSite } from "./support/site.ts";

describe("the built site", () => {
  test("the first page hydrates under the Content-Security-Policy", async () => {
    const { page } = await openSite({ path: "/" });
    await expect.poll(() => page.locator("h1").count()).toBe(1);
  });

  test("an unknown address gets the not-found page and hydrates", async () => {
    const { page } = await openSite({ path: "/no/such/page", status: 404 });
    await expect.poll(() => page.locator("body").textContent()).not.toBe("");
  });

  test.each([
    ["light", "rgb(250, 246, 236)"],
    ["dark", "rgb(20, 28, 40)"],
  ] as const)("axe finds faults that are planted, %s", async (theme, faint) => {
    const { page } = await openSite({ path: "/changelog", theme });
    await page.evaluate((ink) => {
      const text = document.createElement("p");
      text.style.color = ink;
      text.textContent = "Hardly to be seen";
      const picture = document.createElement("img");
      picture.src = "/favicon.svg";
      document.querySelector("main")?.append(text, picture, document.createElement("button"));
    }, faint);
    const rules = async (asked: "all" | "colours") =>
      (await axeFindings(page, asked)).map((finding) => finding.split(":")[0]);
    expect(await rules("all")).toEqual(["button-name", "color-contrast", "image-alt"]);
    expect(await rules("colours")).toEqual(["color-contrast"]);
  });

  test("titles have their font before any file has come", async () => {
    const { page, faults } = await openSite({
      path: "/changelog",
      prepare: (fresh) => fresh.route("**/*.woff2", (route) => route.abort()),
    });
    const status = await page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (family === "Marcellus" ? [status] : [])),
    );
    expect(status).toEqual(["loaded"]);
    expect(faults.take().join()).toMatch(/^console: Failed to load resource[^,]+figtree[^,]+$/);
  });

  test("the measure of what a late web font moves finds a fallback of other widths", async () => {
    const { page } = await openSite({ path: "/changelog", viewport: "phone" });
    await page.evaluate(() => document.documentElement.style.setProperty("--text-fallbacks", "monospace"));
    expect(await page.evaluate(fontShift)).toBeGreaterThan(0.05);
  });

  // The last two have titles and lines that are about as long as a phone is wide.
  test.each([
    "/changelog",
    "/forecast/cassie",
    "/ja/forecast/cassie",
    "/fr/bozja/lostaction",
    "/de/ba",
    "/fr/createdrsholsters",
    "/fr/ba/melee/advanced",
  ])("a web font that comes late takes the place of its fallbacks, and nothing moves: %s", async (path) => {
    const painted = Promise.withResolvers<void>();
    const { page } = await openSite({
      path,
      viewport: "phone",
      alsoOrigins: quietMarket.alsoOrigins,
      prepare: async (fresh) => {
        await quietMarket.prepare(fresh);
        await fresh.exposeFunction("tellPainted", () => painted.resolve());
        await fresh.addInitScript(() => {
          new PerformanceObserver(() => Reflect.get(window, "tellPainted")()).observe({ type: "paint" });
        });
        await fresh.route("**/*.woff2", async (route) => {
          await painted.promise;
          await route.continue();
        });
      },
    });
    const loaded = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(({ status, family }) => status === "loaded" && !family.includes(" as "))
            .length,
      );
    await expect.poll(loaded).toBeGreaterThan(1);
    await expect.poll(() => page.evaluate(() => document.fonts.check("20px Marcellus"))).toBe(true);
    const { sum, moved } = await page.evaluate(readShifts);
    expect(sum, moved.join("\n")).toBeLessThan(0.01);
  });

  test("a page's styles stand in it: nothing it fetches holds back what is painted", async () => {
    for (const path of ["/", "/fr/forecast/cassie", "/map/zadnor", "/no/such/page"]) {
      const { page } = await openSite({ path, status: path === "/no/such/page" ? 404 : 200 });
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((entry) => Reflect.get(entry, "renderBlockingStatus") !== "non-blocking")
          .map(({ name }) => name),
      );
      expect(blocking, path).toEqual([]);
    }
  });

  test("one driven clock", async () => {
    const at = Date.UTC(2026, 0, 1);
    const { page } = await openSite({ path: "/", at });
    expect(await page.evaluate(() => Date.now())).toBe(at + AFTER_TURN_MS);
  });

  test("every answer carries the headers", async () => {
    for (const path of ["/", "/nope", "/robots.txt"]) {
      const { headers } = await fetch(inject("siteOrigin") + path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    }
  });
});
