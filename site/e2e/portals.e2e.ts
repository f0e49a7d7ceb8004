import { describe, expect, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { openSite } from "./support/site.ts";

describe("the portal map", () => {
  test.each(["light", "dark"] as const)("shows portals and aetherytes alone, %s", async (theme) => {
    const { page } = await openSite({ path: "/portals", theme });
    await page.locator(".map-tiles").first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Layers", exact: true }).click();
    const ticked = await page
      .locator("#map-panel fieldset li input:checked")
      .evaluateAll((boxes) => boxes.map((box) => box.parentElement?.textContent));
    expect(ticked).toEqual(["Aetherytes3", "Baldesion Arsenal portals48"]);
    await checkAxe(page);
    const { background, width } = await page.locator("article").evaluate((frame) => ({
      background: getComputedStyle(frame).backgroundColor,
      width: frame.lastElementChild?.getBoundingClientRect().width,
    }));
    expect(background).toBe("rgb(0, 0, 0)");
    expect(width).toBeLessThanOrEqual(1400);
    expect(width).toBeGreaterThanOrEqual(800);
  });

  test.each(["phone", "desktop"] as const)("the weather stands clear of the title, %s", async (viewport) => {
    const { page } = await openSite({ path: "/portals", viewport, language: "de-DE" });
    const corner = await page
      .getByRole("region", { name: /Hydatos/ })
      .filter({ has: page.locator("dl") })
      .boundingBox();
    const title = await page.locator("article > header").boundingBox();
    expect(corner?.height).toBeLessThan(120);
    expect(corner?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  });

  test("the morbol picture is one image with words for it", async () => {
    const { page } = await openSite({ path: "/morbols", viewport: "phone" });
    const picture = page.getByRole("img", { name: /48 morbols/ });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    // A phone is spared the large one.
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/morbols-\d+.*\.avif$/);
    await checkAxe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("a small phone is shown the picture that stands in the page, and asks for no other", async () => {
    const asked: string[] = [];
    const { page } = await openSite({
      path: "/morbols",
      viewport: "narrow",
      prepare: async (opened) => opened.on("request", (request) => asked.push(request.url())),
    });
    const picture = page.getByRole("img", { name: /48 morbols/ });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/^blob:/);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((address) => /chart-morbols/.test(address))).toEqual([]);
  });
});
