import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ical from "node-ical";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { planOf, spawnsOf, type TonightStep } from "../app/features/tonight/evening-plan.ts";
import { usualWishes, type Wishes, wishable, withLacked } from "../app/features/tonight/wishes.ts";
import { checkAxe } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { chooseTheme, openSite, viewports } from "../testing/site.ts";

const MINUTE = 60_000;
const noon = Date.UTC(2026, 10, 26, 12);
const evening = { start: Date.UTC(2026, 10, 26, 18), end: Date.UTC(2026, 10, 26, 23) };
const thursdays = JSON.stringify({ on: false, ranges: [{ days: [4, 5], from: 18 * 60, to: 23 * 60 }] });
const wishes: Wishes = {
  ...usualWishes,
  wishes: ["cassie", "skoll", "care", "history", "artistry", "heat-box"],
};
const stored = (own: Wishes = wishes) => ({ playTimes: thursdays, tonight: JSON.stringify(own) });
const plan = planOf(evening, wishes);

const timeOf = (at: number) => new Date(at).toISOString().slice(11, 16);
const stops = (page: Page) => page.getByRole("main").locator("ol").getByRole("listitem");

async function shows(page: Page, steps: readonly TonightStep[]): Promise<void> {
  await expect.poll(() => stops(page).count()).toBe(steps.length);
  const texts = await stops(page).allInnerTexts();
  for (const [place, { start, end }] of steps.entries()) {
    expect(texts[place]).toContain(timeOf(start));
    expect(texts[place]).toContain(`–${timeOf(end)}`);
  }
}

describe("the evening plan", () => {
  test("the evening plan follows hours, wishes and choices, which can be undone", async () => {
    const { page } = await openSite({ path: "/tonight", at: noon, storage: stored() });
    await shows(page, plan);
    const choice = plan.find(({ others }) => others.length > 0);
    const other = choice?.others[0];
    if (other === undefined) throw new Error("this evening has no two windows at once");
    const group = page.getByRole("group", { name: "At the same time: choose one" }).first();
    await group.getByRole("radio", { checked: true }).focus();
    const unchecked = group.getByRole("radio", { checked: false }).first();
    await unchecked.press("Space");
    await expect
      .poll(() => stops(page).count())
      .toBe(planOf(evening, wishes, { chosen: [other.key], dropped: [] }).length);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await shows(page, plan);
    await page
      .getByRole("button", { name: /^Leave out:/ })
      .first()
      .press("Enter");
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).isVisible()).toBe(true);
    await shot(page, "tonight-desktop-day");
    await chooseTheme(page, "dark");
    await shot(page, "tonight-desktop-night");
  });

  test("the evening plan stores edited hours for the weekday and follows edited wishes", async () => {
    const { page } = await openSite({ path: "/tonight", at: noon, storage: stored() });
    await page.getByText("Change hours and wishlist").click();
    await page.getByLabel("From").press("ArrowUp");
    await page.getByLabel("From").press("ArrowUp");
    // A typed time applies after a pause while the field has the focus.
    await page.clock.runFor(1000);
    const later = { start: Date.UTC(2026, 10, 26, 20), end: evening.end };
    await shows(page, planOf(later, wishes));
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem("playTimes"))) ?? "")).toEqual({
      on: false,
      ranges: [
        { days: [5], from: 1080, to: 1380 },
        { days: [4], from: 1200, to: 1380 },
      ],
    });
    await page.getByRole("checkbox", { name: "Bozja" }).press("Space");
    await shows(page, planOf(later, { ...wishes, operations: ["eureka"] }));
    await page.getByRole("button", { name: "Remove from wishlist: Skoll" }).press("Enter");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("tonight")))
      .toContain('"wishes":["cassie","care","history","artistry","heat-box"]');
    await page.getByLabel("Spawn or farm").selectOption("pazuzu");
    await page.getByRole("button", { name: "Add to wishlist" }).press("Enter");
    await page.getByRole("button", { name: "Remove from wishlist: Pazuzu" }).waitFor();
  });

  test("the evening plan sets alarms, copies for Discord and saves a calendar with one press each", async () => {
    const { page } = await openSite({ path: "/tonight", at: noon, storage: stored(), prepare: allowCopy });
    await shows(page, plan);
    const wished = plan.filter(({ stop }) => stop.wished);
    expect(wished.length).toBeGreaterThan(1);
    await page.getByRole("button", { name: `Set ${wished.length} wishlist alarms` }).click();
    await page.getByRole("button", { name: "Alarms set" }).waitFor();
    const kept: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem("moments"))) ?? "[]");
    expect(kept).toMatchObject(wished.map(({ start }) => ({ at: start - 10 * MINUTE })));
    await page.getByRole("button", { name: "Copy for Discord" }).click();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    for (const { start } of plan) expect(text).toContain(`<t:${start / 1000}:F>`);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add all to calendar" }).click();
    const path = join(tmpdir(), `tonight-${process.pid}.ics`);
    await (await saved).saveAs(path);
    const file = ical.sync.parseICS(await readFile(path, "utf8"));
    await rm(path);
    const events = Object.values(file).flatMap((each) =>
      each?.type === "VEVENT" ? [each.start.getTime()] : [],
    );
    expect(events.sort((a, b) => a - b)).toEqual(plan.map(({ start }) => start));
  });

  test("the evening plan includes holster needs and is repeated on the home page", async () => {
    const own: Wishes = {
      ...usualWishes,
      holster: {
        name: "Tank",
        path: "/drs/holster",
        needs: [{ action: "lost-reflect", fragment: "forgotten-fragment-of-support", needed: 4 }],
      },
    };
    const { page } = await openSite({ path: "/tonight", at: noon, storage: stored(own) });
    await shows(page, planOf(evening, withLacked(own, new Map())));
    await page.getByText("Change hours and wishlist").click();
    await page.getByText("1 fragment is missing; 1 of them from weather farms.").waitFor();
    await page.getByLabel("Spawn or farm").selectOption("crescent-mousse-north-horn");
    await page.getByRole("button", { name: "Add to wishlist" }).press("Enter");
    await page.getByRole("button", { name: "Remove from wishlist: Crescent Mousse · North Horn" }).waitFor();
    const wished: Wishes = {
      ...own,
      wishes: ["crescent-mousse-north-horn"],
      operations: ["eureka", "bozja", "occult"],
    };
    const whole = withLacked(wished, new Map());
    await shows(page, planOf(evening, whole));
    await page
      .getByRole("button", { name: /^Leave out:/ })
      .first()
      .press("Enter");
    const dropped = [planOf(evening, whole)[0]?.stop.key ?? ""];
    const after = planOf(evening, whole, { chosen: [], dropped });
    await shows(page, after);
    await page.goto("/");
    const block = page.getByRole("region", { name: "Tonight" }).getByRole("listitem");
    await expect.poll(() => block.count()).toBe(4);
    const texts = await block.allInnerTexts();
    for (const [place, { start }] of after.slice(0, 4).entries())
      expect(texts[place]).toContain(timeOf(start));
    await shot(page, "home-tonight");
  });

  test("a wish outside the hours names its windows and can start the evening earlier", async () => {
    const cassie = wishable.filter(({ id }) => id === "cassie");
    const windows = spawnsOf({ start: noon, end: noon + 12 * 60 * MINUTE }, cassie);
    const place = windows.findIndex(({ end }, at) => (windows[at + 1]?.start ?? 0) - end > 60 * MINUTE);
    const [before, after] = [windows[place], windows[place + 1]];
    if (before === undefined || after === undefined) throw new Error("no hour between two windows");
    const midnight = Date.UTC(2026, 10, 26);
    const from = Math.ceil((before.end - midnight) / MINUTE);
    const to = Math.min(24 * 60 - 1, Math.floor((after.start - midnight) / MINUTE));
    const hours = JSON.stringify({ on: false, ranges: [{ days: [4], from, to }] });
    const only = JSON.stringify({ ...usualWishes, wishes: ["cassie"] });
    const { page } = await openSite({
      path: "/tonight",
      at: noon,
      storage: { playTimes: hours, tonight: only },
    });
    const unmet = page.getByRole("region", { name: "On your wishlist, without a stop" });
    await expect.poll(() => unmet.textContent()).toContain("Copycat Cassie is not up");
    const text = await unmet.textContent();
    for (const { start, end } of [before, after]) expect(text).toContain(`${timeOf(start)}–${timeOf(end)}`);
    await unmet.getByRole("button", { name: /^Start at / }).click();
    await expect.poll(() => unmet.count()).toBe(0);
    await expect
      .poll(async () =>
        (await stops(page).allInnerTexts()).some((each) => each.includes(timeOf(before.start))),
      )
      .toBe(true);
  });

  test("the evening plan of an empty wishlist says that no spawn is up for seven days", async () => {
    const only: Wishes = { ...usualWishes, wishes: [], fill: false };
    const { page } = await openSite({ path: "/tonight", at: noon, storage: stored(only) });
    await page.getByText("Nothing on your wishlist is up in your hours over the next seven days.").waitFor();
  });

  test("the evening plan has no axe findings and fits phones in both themes", async () => {
    // Only the date is fixed: axe needs running timers.
    const { page } = await openSite({
      path: "/tonight",
      storage: stored(),
      viewport: "narrow",
      prepare: (fresh) => fresh.clock.setFixedTime(noon),
    });
    const change = page.getByText("Change hours and wishlist");
    await page.getByRole("button", { name: "Copy for Discord" }).waitFor();
    for (const [viewport, theme] of [
      ["narrow", "light"],
      ["phone", "dark"],
    ] as const) {
      await page.setViewportSize(viewports[viewport].viewport);
      await chooseTheme(page, theme);
      await change.click();
      await page.getByLabel("Spawn or farm").waitFor();
      await checkAxe(page);
      const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(width[0], viewport).toBeLessThanOrEqual(width[1] ?? 0);
      await shot(page, `tonight-${viewport}-open`);
      await change.click();
      await shot(page, `tonight-${viewport}`);
    }
  });

  test("the evening plan in German fits a narrow phone", async () => {
    const { page } = await openSite({
      path: "/de/tonight",
      at: noon,
      storage: stored(),
      viewport: "narrow",
      language: "de",
    });
    await shows(page, plan);
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    await shot(page, "tonight-de-narrow");
  });
});

async function allowCopy(page: Page): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
}
