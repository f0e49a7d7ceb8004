import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSite } from "./support/site.ts";

/** Opens a page whose scripts come only when `act` is through with what the document alone shows. */
async function openSlowly(path: string, act: (page: Page) => Promise<unknown>): Promise<Page> {
  const acted = Promise.withResolvers<void>();
  let acting: Promise<void> = Promise.resolve();
  const { page } = await openSite({
    path,
    prepare: async (fresh) => {
      await fresh.route("**/assets/*.js", async (route) => {
        await acted.promise;
        await route.continue();
      });
      acting = act(fresh).then(() => acted.resolve());
    },
  });
  await acting;
  return page;
}

describe("before a page is hydrated", () => {
  test.each(["pointer", "keys"] as const)("a press is not lost, %s", async (by) => {
    const page = await openSlowly("/", async (fresh) => {
      const button = fresh.getByRole("button", { name: "Settings" });
      if (by === "pointer") await button.click();
      else await button.press("Enter");
      expect(await fresh.getByRole("dialog").count()).toBe(0);
    });
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.waitFor();
    // Once, and no more: what is pressed from now on is the page's own.
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Settings" }).click();
    await dialog.waitFor();
  });

  test("a press that another follows elsewhere is forgotten", async () => {
    const page = await openSlowly("/", async (fresh) => {
      await fresh.getByRole("button", { name: "Settings" }).click();
      await fresh.locator("h1").click();
    });
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("dialog", { name: "Settings" }).count()).toBe(0);
  });
});
