import { expect, test } from "vitest";
import { checkAxe } from "./support/axe.ts";
import { shot } from "./support/shot.ts";
import { deviceTheme, openSite, viewports } from "./support/site.ts";

const MINUTE = 60_000;
const at = Date.UTC(2026, 10, 21, 12);

test("what was seen is counted from, rings, outlives a reload and is taken back", async () => {
  const { page } = await openSite({
    path: "/timers",
    at,
    // A clock set back has not seen this yet.
    storage: {
      timers: JSON.stringify([{ kind: "bunny", id: "down-the-rabbit-hole", at: at + 60 * MINUTE }]),
    },
  });
  const row = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  const rings = page.getByRole("region", { name: "Alarms" });
  const bunny = row("Down the Rabbit Hole");
  await expect.poll(() => bunny.textContent()).not.toContain("back");
  await bunny.getByRole("button", { name: "Ended just now" }).click();
  await expect.poll(() => bunny.textContent()).toContain("back between 12:08 and 12:16");
  await row("Persistent Pots").getByRole("button", { name: "Began just now" }).click();
  await expect.poll(() => row("Pleading Pots").textContent()).toContain("in 30 min");
  await expect.poll(() => row("Persistent Pots").textContent()).toContain("in 1 h");
  await page.getByText("Eureka Anemos").click();
  const pazuzu = page.locator("details li").filter({ hasText: "Pazuzu" });
  await pazuzu.getByRole("button", { name: "Killed just now" }).click();
  await expect.poll(() => pazuzu.textContent()).toContain("may return in 2 h, at 14:00");

  await page.clock.fastForward(10 * MINUTE);
  await expect.poll(() => bunny.textContent()).toContain("may be back now, at the latest at 12:16");
  await rings.getByText("may be back since 12:08").waitFor();
  await page.clock.fastForward(15 * MINUTE + 500);
  await rings.getByText("begins in 5 min, at 12:30").waitFor();
  await expect.poll(() => bunny.textContent()).toContain("should be back since 12:16");
  await bunny.getByRole("button", { name: /^Take the timer back/ }).click();
  await expect.poll(() => bunny.textContent()).not.toContain("since");
  await page.clock.fastForward(6 * MINUTE);
  await rings.getByText("began at 12:30").waitFor();
  await expect.poll(() => row("Persistent Pots").textContent()).toMatch(/in 2[89] min/);
  await page.reload();
  await expect.poll(() => row("Persistent Pots").textContent()).toMatch(/in 2[89] min/);

  await page.clock.fastForward(90 * MINUTE);
  await page.getByText("Eureka Anemos").click();
  await expect.poll(() => pazuzu.textContent()).toContain("may be back since 14:00");
  await rings.getByText("may be back since 14:00").waitFor();
  await pazuzu.getByRole("button", { name: /^Take the timer back/ }).click();
  await pazuzu.getByRole("button", { name: "Killed just now" }).waitFor();
});

test("axe finds nothing by day and by night, and nothing is wider than the screen", async () => {
  const { page } = await openSite({ path: "/timers", storage: { theme: "system" } });
  await page.getByRole("button", { name: "Began just now" }).first().click();
  await page.getByText("Eureka Anemos").click();
  await checkAxe(page);
  await shot(page, "timers-light");
  await deviceTheme(page, "dark");
  await page.setViewportSize(viewports.narrow.viewport);
  await checkAxe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await shot(page, "timers-dark");
});
