import { describe, expect, test } from "vitest";
import { bozjaGuide } from "../app/features/guides/bozja/pages.ts";
import { drsGuide } from "../app/features/guides/drs/pages.ts";
import { eurekaGuide } from "../app/features/guides/eureka/pages.ts";
import type { Guide } from "../app/features/guides/frame/types.ts";
import { occultGuide } from "../app/features/guides/occult/pages.ts";
import { checkAxe } from "../testing/axe.ts";
import { goTo, openSite } from "../testing/site.ts";

const guides: readonly Guide<string>[] = [occultGuide, eurekaGuide, bozjaGuide, drsGuide];

describe.each(guides)("the guide at $base", (guide) => {
  test("every guide page has first steps, a chart and a table within a phone's width", async () => {
    const { page } = await openSite({ path: guide.base, viewport: "narrow" });
    await expect.poll(() => page.getByRole("navigation", { name: "Pages of this guide" }).count()).toBe(1);
    const beginning = page.getByRole("region", { name: "New here? Start here" });
    await beginning.getByText("How to unlock it").waitFor();
    await beginning.getByRole("link", { name: "New here? Start here" }).waitFor();
    for (const each of guide.pages) {
      await page.goto(`${guide.base}/${each}`);
      await page.locator("table").first().waitFor();
      await expect.poll(() => page.locator("h1").count()).toBe(1);
      await expect
        .poll(() => page.getByRole("region", { name: "First steps" }).getByRole("listitem").count())
        .toBe(3);
      await expect
        .poll(() => page.locator("main article a[href^='/map/'] svg").first().isVisible())
        .toBe(true);
      await expect.poll(() => page.getByRole("navigation", { name: "Pages of this guide" }).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});

describe("unknown guide pages", () => {
  test("an unknown guide page suggests the nearest by its title", async () => {
    const { page } = await openSite({ path: "/occult/guide/towr", status: 404 });
    for (const [path, title, wanted] of [
      ["/occult/guide/towr", "The Forked Tower", "tower"],
      ["/eureka/guide/lockboxs", "Lockboxes", "lockboxes"],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await page.locator("main").getByRole("link", { name: title }).first().click();
      await page.waitForURL(`**/guide/${wanted}`);
    }
  });
});

describe("field record tables", () => {
  test("field record tables become lists on a phone, without sideways scrolling or empty cells", async () => {
    const { page } = await openSite({ path: "/changelog", viewport: "narrow" });
    for (const [path, entries] of [
      ["/eureka/nms", 67],
      ["/bozja/notes", 50],
      ["/bozja/engagements", 90],
    ] as const) {
      await goTo(page, path);
      await page.getByText(`${entries} entries`).waitFor();
      const table = page.getByRole("table");
      const hidden = await table.evaluate((element) => {
        const box = element.parentElement ?? element;
        return box.scrollWidth - box.clientWidth;
      });
      expect(hidden, path).toBeLessThanOrEqual(0);
      const columns = await table.getByRole("columnheader").count();
      expect(columns, path).toBeGreaterThan(3);
      const first = table.getByRole("row").nth(1);
      await expect.poll(() => first.getByRole("rowheader").count()).toBe(1);
      // Empty cells are left out.
      expect(await first.getByRole("cell").count(), path).toBeLessThan(columns);
    }
    await page.getByLabel("Kind").selectOption("duel");
    await page.getByText("6 of 90 entries").waitFor();
    const row = page.locator("tbody tr[id]").first();
    await row.getByRole("button", { name: /^Details/ }).click();
    await row.locator("a[href^='/map/']").first().waitFor();
  });

  test("pressing / and typing filters the notorious monsters", async () => {
    const { page } = await openSite({ path: "/eureka/nms" });
    await page.getByText("67 entries").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("cassie");
    await page.getByText("1 of 67 entries").waitFor();
    await checkAxe(page);
  });
});
