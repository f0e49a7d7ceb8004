import { describe, expect, test } from "vitest";
import { terms } from "../app/records/terms.ts";
import { checkAxe } from "./support/axe.ts";
import { openSite } from "./support/site.ts";

describe("the glossary", () => {
  test.each([
    ["light", "narrow", "de-DE"],
    ["dark", "desktop", "en-GB"],
    ["light", "phone", "ja-JP"],
  ] as const)("explains every term, fits and is clean: %s, %s, %s", async (theme, viewport, language) => {
    const { page } = await openSite({ path: "/glossary", theme, viewport, language });
    await expect.poll(() => page.locator("main dt").count()).toBe(terms.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await checkAxe(page);
  });
});
