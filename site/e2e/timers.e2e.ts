import { describe, expect, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { shot } from "./support/shot.ts";
import { openSite } from "./support/site.ts";

const MINUTE = 60_000;
const at = Date.UTC(2026, 10, 21, 12);

describe("timers", () => {
  test("a pot seen tells the other's turn, and runs with the clock", async () => {
    const { page } = await openSite({ path: "/timers", at });
    const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await row("Persistent Pots").getByRole("button", { name: "Began just now" }).click();
    expect(await row("Pleading Pots").textContent()).toContain("in 30 min");
    expect(await row("Persistent Pots").textContent()).toContain("in 1 h");
    await page.clock.fastForward(31 * MINUTE);
    await expect.poll(() => row("Persistent Pots").textContent()).toContain("in 29 min");
    await page.reload();
    await expect.poll(() => row("Persistent Pots").textContent()).toContain("in 29 min");
  });

  test("a bunny FATE returns between two times", async () => {
    const { page } = await openSite({ path: "/timers", at });
    const row = page.getByRole("listitem").filter({ hasText: "Down the Rabbit Hole" });
    await row.getByRole("button", { name: "Ended just now" }).click();
    expect(await row.textContent()).toContain("back between 12:08 and 12:16");
    await page.clock.fastForward(10 * MINUTE);
    await expect.poll(() => row.textContent()).toContain("may be back now, at the latest at 12:16");
    await page.clock.fastForward(10 * MINUTE);
    await expect.poll(() => row.textContent()).toContain("should be back since 12:16");
    await row.getByRole("button", { name: /^Take the timer back/ }).click();
    await expect.poll(() => row.textContent()).not.toContain("since");
  });

  test("killed just now: two hours, undone with a press", async () => {
    const { page } = await openSite({ path: "/timers", at });
    await page.getByText("Eureka Anemos").click();
    const row = page.locator("details li").filter({ hasText: "Pazuzu" });
    await row.getByRole("button", { name: "Killed just now" }).click();
    expect(await row.textContent()).toContain("may return in 2 h, at 14:00");
    await page.clock.fastForward(121 * MINUTE);
    await expect.poll(() => row.textContent()).toContain("may be back since 14:00");
    await row.getByRole("button", { name: /^Take the timer back/ }).click();
    await row.getByRole("button", { name: "Killed just now" }).waitFor();
  });

  test("a clock set back forgets what it has not seen yet", async () => {
    const later = JSON.stringify([{ kind: "bunny", id: "down-the-rabbit-hole", at: at + 60 * MINUTE }]);
    const { page } = await openSite({ path: "/timers", at, storage: { timers: later } });
    const row = page.getByRole("listitem").filter({ hasText: "Down the Rabbit Hole" });
    expect(await row.textContent()).not.toContain("back");
  });

  test.each([
    ["light", "desktop"],
    ["dark", "narrow"],
  ] as const)("axe finds nothing, %s %s", async (theme, viewport) => {
    const { page } = await openSite({ path: "/timers", theme, viewport });
    await page.getByRole("button", { name: "Began just now" }).first().click();
    await page.getByText("Eureka Anemos").click();
    await checkAxe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await shot(page, `timers-${theme}`);
  });
});
