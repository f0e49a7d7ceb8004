import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSite, tick } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

describe("phantom jobs", () => {
  test("the phantom jobs page opens on the Freelancer, whose level counts mastered jobs", async () => {
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

  test("parts below the first screen of phantom jobs are laid out with and without scripts", async () => {
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

  test("a phantom job page sums the EXP between two levels", async () => {
    const { page } = await openSite({ path: "/occult/phantomjob/knight" });
    await page.getByText("16,800 EXP").waitFor();
    await page.getByLabel("From level").selectOption("2");
    await page.getByLabel("to level").selectOption("4");
    await page.getByText("5,600 EXP").waitFor();
    await page.goto("/occult/phantomjob/ninja");
    await page.getByText("28,800 EXP").waitFor();
  });

  test("the phantom job search finds a job by its action and a role narrows the grid", async () => {
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

  test("old and translated phantom job names open the job", async () => {
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
