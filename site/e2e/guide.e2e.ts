import { describe, expect, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { openSite } from "./support/site.ts";

const pages = [
  "entering",
  "knowledge",
  "jobs",
  "encounters",
  "treasure",
  "shops",
  "demiatma",
  "weather",
  "tower",
];

describe("the Occult guide", () => {
  test("every page stands on its records and fits a phone", async () => {
    const { page } = await openSite({ path: "/occult/guide", viewport: "narrow" });
    for (const each of pages) {
      await page.goto(`/occult/guide/${each}`);
      await page.locator("table").first().waitFor();
      await expect.poll(() => page.locator("h1").count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  test("an unknown page offers others; an old one opens", async () => {
    const { page } = await openSite({ path: "/occult/guide/towr", status: 404 });
    await page.getByRole("link", { name: "tower", exact: true }).click();
    await page.waitForURL("**/guide/tower");
  });

  test.each(["light", "dark"] as const)("axe finds nothing in %s", async (theme) => {
    const { page } = await openSite({ path: "/occult/guide/encounters", theme });
    await page.locator("table").first().waitFor();
    await checkAxe(page);
  });
});

describe("tables of field records", () => {
  test.each(["/eureka/nms", "/bozja/engagements", "/bozja/notes"])(
    "on a phone, %s is a list that hides nothing to the side, and a table to a screen reader",
    async (path) => {
      const { page } = await openSite({ path, viewport: "narrow" });
      const table = page.getByRole("table");
      const hidden = await table.evaluate((element) => {
        const box = element.parentElement ?? element;
        return box.scrollWidth - box.clientWidth;
      });
      expect(hidden).toBeLessThanOrEqual(0);
      const columns = await table.getByRole("columnheader").count();
      expect(columns).toBeGreaterThan(3);
      const first = table.getByRole("row").nth(1);
      await expect.poll(() => first.getByRole("rowheader").count()).toBe(1);
      // Cells with nothing in them are left out.
      expect(await first.getByRole("cell").count()).toBeLessThan(columns);
      await checkAxe(page);
    },
  );

  test("notorious monsters are searched and filtered", async () => {
    const { page } = await openSite({ path: "/eureka/nms" });
    await page.getByText("67 entries").waitFor();
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("/");
    await page.keyboard.type("cassie");
    await page.getByText("1 of 67 entries").waitFor();
    await checkAxe(page);
  });

  test("field notes and encounters name their places", async () => {
    const { page } = await openSite({ path: "/bozja/notes", viewport: "phone" });
    await page.getByText("50 entries").waitFor();
    await checkAxe(page);
    await page.goto("/bozja/engagements");
    await page.getByLabel("Kind").selectOption("duel");
    await page.getByText("6 of 90 entries").waitFor();
    await page
      .getByRole("button", { name: /^Details/ })
      .first()
      .click();
    await page.locator("table a[href^='/map/']").first().waitFor();
  });
});
