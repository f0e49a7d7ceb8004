import { describe, expect, inject, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { shot } from "./support/shot.ts";
import { hydrated, keepOffline, openSite } from "./support/site.ts";

describe("the built site", () => {
  test("the first page hydrates under the Content-Security-Policy", async () => {
    const { page } = await openSite({ path: "/" });
    await expect.poll(() => page.locator("h1").count()).toBe(1);
  });

  test("an unknown address gets the not-found page and hydrates", async () => {
    const { page } = await openSite({ path: "/no/such/page", status: 404 });
    await expect.poll(() => page.locator("body").textContent()).not.toBe("");
  });

  test("opens with no network after one visit", async () => {
    const { page } = await openSite({ path: "/", offline: true });
    await expect.poll(() => page.locator("h1").count()).toBe(1);
  });

  test("an address never visited opens with no network", async () => {
    const { page, context } = await openSite({ path: "/", serviceWorkers: true });
    await keepOffline(page);
    await page.reload();
    await context.setOffline(true);
    await page.goto("/no/such/page");
    await hydrated(page);
    await expect.poll(() => page.locator("body").textContent()).not.toBe("");
  });

  test.each(["light", "dark"] as const)("axe finds nothing on the first page, %s", async (theme) => {
    const { page } = await openSite({ path: "/", theme, viewport: "phone" });
    await checkAxe(page);
    await shot(page, `home-${theme}`);
  });

  test("one driven clock", async () => {
    const at = Date.UTC(2026, 0, 1);
    const { page } = await openSite({ path: "/", at });
    expect(await page.evaluate(() => Date.now())).toBe(at);
  });

  test("every answer carries the headers", async () => {
    for (const path of ["/", "/nope", "/robots.txt"]) {
      const { headers } = await fetch(inject("siteOrigin") + path);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });
});
