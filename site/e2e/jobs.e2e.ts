import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSite, tick } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

describe("phantom jobs", () => {
  test("the bare address shows the Freelancer, whose level counts the mastered jobs", async () => {
    const { page } = await openSite({ path: "/occult/phantomjob" });
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Phantom Jobs");
    await page.getByRole("heading", { name: "Phantom Freelancer" }).waitFor();
    await page.getByRole("link", { name: "Phantom Knight" }).first().click();
    await page.waitForURL("**/phantomjob/knight");
    await page.getByRole("heading", { level: 1, name: "Phantom Knight" }).waitFor();
    await tick(page.getByRole("checkbox", { name: "Mastered" }));
    await page.getByText("Freelancer is level 2.").waitFor();
    await page.reload();
    await page.getByText("Freelancer is level 2.").waitFor();
  });

  test("what lies below the first screen waits for the first paint only, and for no script", async () => {
    const laidOut = (page: Page) =>
      page
        .getByRole("heading", { name: "Phantom Freelancer" })
        .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    const { page } = await openSite({ path: "/occult/phantomjob", viewport: "phone" });
    await expect.poll(() => page.evaluate(() => "early" in document.documentElement.dataset)).toBe(false);
    await expect.poll(() => laidOut(page)).toBe(true);
    const bare = await openSite({ path: "/occult/phantomjob", viewport: "phone", javaScript: false });
    await expect.poll(() => laidOut(bare.page)).toBe(true);
  });

  test("experience is reckoned from a to b", async () => {
    const { page } = await openSite({ path: "/occult/phantomjob/knight" });
    await page.getByText("16,800 EXP").waitFor();
    await page.getByLabel("From level").selectOption("2");
    await page.getByLabel("to level").selectOption("4");
    await page.getByText("5,600 EXP").waitFor();
    await page.goto("/occult/phantomjob/ninja");
    await page.getByText("28,800 EXP").waitFor();
  });

  test("the search finds a job by its action, and the table narrows the grid", async () => {
    const { page } = await openSite({ path: "/occult/phantomjob" });
    await write(page.getByRole("textbox", { name: "Search" }), "occult dispel");
    await page.getByText("1 found").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/phantomjob/time-mage");
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.getByRole("button", { name: "Resurrection" }).click();
    await page.getByText("2 found").waitFor();
    await page.waitForURL("**/time-mage?role=resurrection");
  });

  test("every form of a name opens the job", async () => {
    const { page } = await openSite({ path: "/occult/phantomjob/Time_Mage", status: 404 });
    await page.waitForURL("**/phantomjob/time-mage");
    for (const [form, status] of [
      ["time mage", 404],
      ["Phantom_Time_Mage", 200],
      ["サポート時魔道士", 404],
    ] as const) {
      const response = await page.goto(`/occult/phantomjob/${encodeURIComponent(form)}`);
      expect(response?.status(), form).toBe(status);
      await page.waitForURL("**/phantomjob/time-mage");
    }
  });
});
