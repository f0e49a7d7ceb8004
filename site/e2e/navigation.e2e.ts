import { describe, expect, inject, test } from "vitest";
import { holdRequests } from "../testing/held-requests.ts";
import { hydrated, openSite } from "../testing/site.ts";

describe("navigation", () => {
  test("navigation restores scroll positions and the skip link focuses the content", async () => {
    const { page, faults } = await openSite({ path: "/credits", viewport: "phone" });
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await expect.poll(() => new URL(page.url()).hash).toBe("#main");
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    await page.getByRole("heading", { level: 1, name: "Credits" }).waitFor();

    const height = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 500));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Version/ })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
    await expect.poll(height).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 120));
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Credits" }).waitFor();
    await expect.poll(height).toBe(500);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
    await expect.poll(height).toBe(120);
    await page.reload();
    await expect.poll(height).toBe(120);
    await hydrated(page);
    await page.goBack();
    await expect.poll(height).toBe(500);

    // Another document in the same tab.
    await page.goto("/occult/guide");
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForFunction(() => window.history.scrollRestoration === "manual");
    await expect.poll(height).toBe(0);
    // An address without a document is rendered in the browser.
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goto("/no/such/page");
    await page.getByRole("heading", { level: 1, name: "Not on any chart" }).waitFor();
    await expect.poll(height).toBe(0);
    expect(faults.take().every((fault) => fault.includes("status of 404"))).toBe(true);
  });

  test("navigation keeps the old page until the new one loads and follows the last press", async () => {
    const { page } = await openSite({ path: "/changelog" });
    const pages = await holdRequests(page, "**/assets/route-*.js");
    const menu = page.getByRole("complementary");
    await menu.getByRole("link", { name: "Instance Boards" }).click();
    await expect.poll(pages.count).toBeGreaterThan(0);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Changelog");
    await page.locator("[data-progress]").waitFor();
    await menu.getByRole("link", { name: "Run", exact: true }).click();
    await expect.poll(pages.count).toBeGreaterThan(1);
    pages.release();
    await page.getByRole("heading", { level: 1, name: "Run Board" }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/run");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Changelog" }).waitFor();
  });

  test("a page whose style sheet fails shows an error and recovers with a reload", async () => {
    const { page, faults } = await openSite({ path: "/changelog" });
    await page.route("**/assets/*.css", (route) => route.abort());
    await page.getByRole("complementary").getByRole("link", { name: "Run", exact: true }).click();
    await page.getByRole("alert").getByText("A part of the page could not be loaded.").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual([
      "Unexpected Application Error!",
    ]);
    await page.unroute("**/assets/*.css");
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { level: 1, name: "Run Board" }).waitFor();
    expect(faults.take().every((fault) => /ERR_FAILED|Unable to preload/.test(fault))).toBe(true);
  });

  test("pages link one web manifest with a start page and icons", async () => {
    const address = `${inject("siteOrigin")}/credits`;
    const html = await (await fetch(address)).text();
    const links = html.match(/<link [^>]*rel="?manifest[^>]*>/g) ?? [];
    expect(links).toHaveLength(1);
    const manifest = new URL(/href="?([^" >]+)/.exec(links[0] ?? "")?.[1] ?? "", address);
    const { icons, start_url: start } = await (await fetch(manifest)).json();
    expect(new URL(start, manifest).pathname).toBe("/");
    expect(icons.length).toBeGreaterThan(0);
  });

  test("going back before hydration renders the right page", async () => {
    const { page } = await openSite({ path: "/credits" });
    await page.getByRole("complementary").getByRole("link", { name: "Run", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Run Board" }).waitFor();
    const entry = await holdRequests(page, "**/assets/entry*.js");
    await page.reload({ waitUntil: "commit" });
    await expect.poll(entry.count).toBeGreaterThan(0);
    await page.evaluate(() => window.history.back());
    await expect.poll(() => new URL(page.url()).pathname).toBe("/credits");
    entry.release();
    await page.getByRole("heading", { level: 1, name: "Credits" }).waitFor();
  });

  test("a failing shell shows an error with a link home", async () => {
    const { page, faults } = await openSite({ path: "/credits", storage: { theme: "system" } });
    await page.getByRole("complementary").getByRole("link", { name: "Tonight", exact: true }).waitFor();
    await page.evaluate(() => {
      window.matchMedia = () => {
        throw new Error("no media");
      };
    });
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    expect(faults.take().every((fault) => fault.includes("no media"))).toBe(true);
    await page.getByRole("link", { name: "Go home" }).click();
    await page.getByRole("complementary").getByRole("link", { name: "Tonight", exact: true }).waitFor();
  });
});
