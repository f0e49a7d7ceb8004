import { describe, expect, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { openSite } from "./support/site.ts";

describe("the changelog", () => {
  test("opens from the footer's version, which is its first", async () => {
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

  test.each([
    ["light", "phone", "ja-JP", "更新履歴"],
    ["dark", "desktop", "de-DE", "Änderungen"],
  ] as const)("axe finds nothing, %s, %s, %s", async (theme, viewport, language, heading) => {
    const { page } = await openSite({ path: "/changelog", theme, viewport, language });
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await checkAxe(page);
  });
});
