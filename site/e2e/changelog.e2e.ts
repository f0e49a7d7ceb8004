import { describe, expect, test } from "vitest";
import { openSite } from "../testing/site.ts";

describe("the changelog", () => {
  test("the version in the footer opens the changelog, which starts with that version", async () => {
    const { page } = await openSite({ path: "/credits" });
    const link = page.locator("footer").getByRole("link", { name: /^Version/ });
    const version = await link.textContent();
    await link.click();
    await page.waitForURL("**/changelog");
    await expect.poll(() => page.locator("main h2").first().textContent()).toBe(version);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect
      .poll(() => page.locator("main time").first().textContent())
      .toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  });
});
