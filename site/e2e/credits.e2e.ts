import { describe, expect, test } from "vitest";
import { openSite } from "../testing/site.ts";

describe("credits and privacy", () => {
  test("the credits name licences, sources, hosts and every stored key", async () => {
    const { page } = await openSite({ path: "/credits" });
    const text = await page.locator("main").textContent();
    for (const word of [
      "CC BY 3.0",
      "ISC",
      "SIL OFL 1.1",
      "© SQUARE ENIX",
      "universalis.app",
      "Lynn Kaneko",
      "Apache-2.0",
    ])
      expect(text).toContain(word);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    for (const key of kept) expect(text).toContain(key);
    await page.getByRole("link", { name: "Privacy", exact: true }).click();
    await expect.poll(() => page.locator("#privacy").count()).toBe(1);
  });

  test("a site without a configured author has no author page", async () => {
    const { page } = await openSite({ path: "/author", status: 404 });
    await page.getByRole("heading", { level: 1, name: "Not on any chart" }).waitFor();
  });
});
