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

const searchOf = (page: Page) => page.getByPlaceholder("Press / to search");

describe("before a page is alive", () => {
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

  test("what is typed and chosen counts", async () => {
    const page = await openSlowly("/bozja/lostaction", async (fresh) => {
      await searchOf(fresh).fill("lost slash");
      await fresh.getByLabel("Role").selectOption("healer");
    });
    await page.waitForURL(/role=healer/);
    await expect.poll(() => searchOf(page).inputValue()).toBe("lost slash");
    await page.getByText("Nothing fits").waitFor();
    await page.getByLabel("Role").selectOption("");
    await expect.poll(() => page.locator("[data-cell]").count()).toBeLessThan(5);
    expect(await page.locator("[data-cell]").first().getAttribute("data-cell")).toBe("lost-slash");
  });

  test("a form is not sent, which would load the page anew", async () => {
    const page = await openSlowly("/bozja/lostaction", async (fresh) => {
      await searchOf(fresh).fill("lost slash");
      await searchOf(fresh).press("Enter");
    });
    await expect.poll(() => page.locator("[data-cell]").count()).toBeLessThan(5);
    expect(new URL(page.url()).href).not.toContain("?");
    expect(await searchOf(page).inputValue()).toBe("lost slash");
  });

  test("what is ticked counts", async () => {
    const box = (of: Page) => of.getByRole("checkbox").first();
    const page = await openSlowly("/bozja/lostaction", (fresh) => box(fresh).check({ force: true }));
    await expect.poll(() => page.evaluate(() => localStorage.getItem("ownedFragments"))).not.toBeNull();
    expect(await box(page).isChecked()).toBe(true);
  });

  test("what the browser has filled in by itself gives way to what the page knows", async () => {
    const page = await openSlowly("/bozja/lostaction", async (fresh) => {
      await fresh.getByLabel("Role").evaluate((select: HTMLSelectElement) => {
        select.selectedIndex = 2;
      });
      await searchOf(fresh).evaluate((field: HTMLInputElement) => {
        field.value = "lost slash";
      });
    });
    await expect.poll(() => page.getByLabel("Role").inputValue()).toBe("");
    expect(await searchOf(page).inputValue()).toBe("");
    expect(new URL(page.url()).search).toBe("");
  });
});
