import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ical from "node-ical";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { alarmWindows } from "../app/browser/alarm-schedule.ts";
import { checkAxe } from "./support/axe.ts";
import { shot } from "./support/shot.ts";
import { hydrated, openSite } from "./support/site.ts";

const MINUTE = 60_000;
const noon = Date.UTC(2026, 10, 21, 12);
const cassie = { filter: "cassie", early: 10, start: true, since: noon };
const start = alarmWindows(cassie, noon).find((window) => window.start > noon + 40 * MINUTE)?.start ?? 0;
const stored = (list: readonly object[], mute = "on") => ({ alarms: JSON.stringify({ mute, list }) });

/** Notifications are granted and noted instead of shown. */
async function grant(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { noted });
    class Noted extends EventTarget {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title: string, options: NotificationOptions) {
        super();
        noted.push(`${title}: ${options.body}`);
      }
    }
    Object.assign(window, { Notification: Noted });
  });
}
const noted = (page: Page) => page.evaluate<string[]>("window.noted");
const rings = (page: Page) => page.getByRole("region", { name: "Alarms" }).getByRole("listitem");

describe("alarms ring", () => {
  test("early, then at the start, each once; the title counts down", async () => {
    const { page } = await openSite({
      path: "/alarms",
      at: start - 11 * MINUTE,
      storage: stored([{ ...cassie, since: start - 12 * MINUTE }]),
      prepare: grant,
    });
    await page.clock.runFor(2 * MINUTE);
    await expect.poll(() => noted(page), { timeout: 5000 }).toHaveLength(1);
    expect((await noted(page))[0]).toMatch(/^Copycat Cassie: in \d+ min/);
    expect(await page.title()).toMatch(/^0?\d:\d\d Copycat Cassie/);
    await page.clock.runFor(12 * MINUTE);
    await expect.poll(() => noted(page), { timeout: 5000 }).toHaveLength(2);
    expect((await noted(page))[1]).toMatch(/^Copycat Cassie: now, until/);
    expect(await page.title()).not.toContain("Cassie");
    // The start's card has taken the place of the early one.
    expect(await rings(page).count()).toBe(1);
    await shot(page, "alarms-ring");
  });

  test("two tabs ring once", async () => {
    const { page, context } = await openSite({
      path: "/alarms",
      at: start - MINUTE,
      storage: stored([{ ...cassie, early: 0, since: start - 2 * MINUTE }]),
      prepare: grant,
    });
    const second = await context.newPage();
    await second.clock.install({ time: start - 62 * MINUTE });
    await second.clock.pauseAt(start - MINUTE);
    await grant(second, context);
    await second.goto("/timers");
    await hydrated(second);
    await Promise.all([page.clock.runFor(2 * MINUTE), second.clock.runFor(2 * MINUTE)]);
    await expect
      .poll(async () => [...(await noted(page)), ...(await noted(second))].length, { timeout: 5000 })
      .toBe(1);
    await Promise.all([page.clock.runFor(MINUTE), second.clock.runFor(MINUTE)]);
    expect([...(await noted(page)), ...(await noted(second))]).toHaveLength(1);
  });

  test("a page that slept past the start says how late it is, once", async () => {
    const { page } = await openSite({
      path: "/alarms",
      at: start - 30 * MINUTE,
      storage: stored([{ ...cassie, since: start - 40 * MINUTE }]),
      prepare: grant,
    });
    await page.clock.runFor(2000);
    await page.clock.fastForward(42 * MINUTE);
    await page.clock.runFor(2000);
    await expect.poll(() => noted(page), { timeout: 5000 }).toHaveLength(1);
    expect((await noted(page))[0]).toContain("12 min late");
  });

  test("muted alarms are silent, and do not ring afterwards", async () => {
    const { page } = await openSite({
      path: "/alarms",
      at: start - MINUTE,
      storage: stored([{ ...cassie, since: start - 40 * MINUTE }], "off"),
      prepare: grant,
    });
    await page.clock.runFor(2 * MINUTE);
    await page.getByRole("radio", { name: "Everything" }).check();
    await page.clock.runFor(MINUTE);
    expect(await noted(page)).toEqual([]);
  });
});

describe("the page of alarms", () => {
  test("asks for nothing by itself, and says plainly what was denied", async () => {
    const { page } = await openSite({
      path: "/alarms",
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          let asked = 0;
          // biome-ignore lint/complexity/noStaticOnlyClass: it stands in for the browser's own class
          class Refused {
            static get permission() {
              return asked > 0 ? "denied" : "default";
            }
            static requestPermission = async () => {
              asked += 1;
              Object.assign(window, { asked });
              return "denied";
            };
          }
          Object.assign(window, { Notification: Refused, asked });
        });
      },
    });
    expect(await page.evaluate("window.asked")).toBe(0);
    await page.getByRole("combobox", { name: "Set an alarm for" }).selectOption("cassie");
    await page.getByRole("button", { name: "Set alarm" }).click();
    await page.getByRole("link", { name: "Copycat Cassie" }).waitFor();
    await page.getByText("This browser refuses the almanac notifications").waitFor();
    await page.getByRole("combobox", { name: "First ring" }).selectOption("30");
    expect(await page.evaluate(() => localStorage.getItem("alarms"))).toContain('"early":30');
    await page.getByRole("button", { name: "Remove the alarm: Copycat Cassie" }).click();
    await page.getByText("No alarms yet").waitFor();
  });

  test("the calendar file has fourteen days of windows with their reminders", async () => {
    const { page } = await openSite({ path: "/alarms", storage: stored([{ ...cassie, since: 1 }]) });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save calendar file" }).click(),
    ]);
    const file = join(tmpdir(), `alarms-${process.pid}.ics`);
    await download.saveAs(file);
    const events = Object.values(ical.sync.parseICS(await readFile(file, "utf8"))).filter(
      (part) => part?.type === "VEVENT",
    );
    await rm(file);
    expect(events.length).toBeGreaterThan(20);
    for (const event of events) expect(event?.type === "VEVENT" && event.alarms).toHaveLength(2);
  });

  test("storage full of nonsense is an empty list", async () => {
    const { page } = await openSite({ path: "/alarms", storage: { alarms: '{"filter":[[', timers: "x" } });
    await page.getByText("No alarms yet").waitFor();
  });

  test.each([
    ["light", "desktop"],
    ["dark", "narrow"],
  ] as const)("axe finds nothing, %s %s", async (theme, viewport) => {
    const { page } = await openSite({
      path: "/alarms",
      theme,
      viewport,
      storage: stored([
        { ...cassie, since: 1 },
        { ...cassie, filter: "gone", since: 1 },
      ]),
    });
    await page.getByText("Next ring").first().waitFor();
    await checkAxe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await shot(page, `alarms-${theme}`);
  });
});
