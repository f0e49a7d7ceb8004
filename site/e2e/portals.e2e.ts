import { describe, expect, test } from "vitest";
import { checkAxe, checkAxeDayAndNight } from "../testing/axe.ts";
import { openSite } from "../testing/site.ts";

describe("the portal map", () => {
  test("the portal map shows only portals and aetherytes", async () => {
    const { page } = await openSite({ path: "/portals" });
    await page.locator(".map-tiles").first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Layers", exact: true }).click();
    const ticked = page.locator("#map-panel fieldset li input:checked");
    await expect
      .poll(() => ticked.evaluateAll((boxes) => boxes.map((box) => box.parentElement?.textContent)))
      .toEqual(["Aetherytes3", "Baldesion Arsenal portals48"]);
    await checkAxeDayAndNight(page);
    const { background, width } = await page.locator("article").evaluate((frame) => ({
      background: getComputedStyle(frame).backgroundColor,
      width: frame.lastElementChild?.getBoundingClientRect().width,
    }));
    expect(background).toBe("rgb(0, 0, 0)");
    expect(width).toBeLessThanOrEqual(1400);
    expect(width).toBeGreaterThanOrEqual(800);
  });

  test.each(["phone", "desktop"] as const)(
    "the portal map's weather does not overlap the title (%s)",
    async (viewport) => {
      const { page } = await openSite({ path: "/portals", viewport, language: "de-DE" });
      const corner = page.getByRole("region", { name: /Hydatos/ }).filter({ has: page.locator("dl") });
      const places = async () => {
        const box = await corner.boundingBox();
        const title = await page.locator("article > header").boundingBox();
        if (box === null || title === null) return null;
        return { low: box.height < 120, clear: box.y >= title.y + title.height };
      };
      await expect.poll(places).toEqual({ low: true, clear: true });
    },
  );

  test.each(["phone", "desktop"] as const)(
    "the morbol picture scrolls in its box and remembers the marked section (%s)",
    async (viewport) => {
      const { page } = await openSite({ path: "/morbols", viewport });
      const picture = page.getByRole("img", { name: /48 morbols/ });
      const width = (await picture.boundingBox())?.width ?? 0;
      expect(width).toBeGreaterThanOrEqual(800);
      expect(width).toBeLessThanOrEqual(1400);
      expect(await picture.locator("svg.morbols .plate").count()).toBe(48);
      expect(await picture.locator("svg.morbols use").count()).toBe(48);
      const four = page.getByRole("button", { name: "Section 4" });
      await four.click();
      await expect.poll(() => four.getAttribute("aria-pressed")).toBe("true");
      await page.reload();
      await expect.poll(() => four.getAttribute("aria-pressed")).toBe("true");
      const address = await page.getByRole("link", { name: "Full-size image" }).getAttribute("href");
      const answer = await page.request.get(address ?? "");
      expect(answer.headers()["content-type"]).toBe("image/webp");
      await checkAxe(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
});
