import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ical from "node-ical";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { alarmWindows } from "../app/features/alarms/schedule.ts";
import { searchWindows } from "../app/features/alarms/searches.ts";
import { checkAxe } from "../testing/axe.ts";
import { shot } from "../testing/shot.ts";
import { deviceTheme, goTo, keepOffline, meanwhile, openSite, viewports } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

const MINUTE = 60_000;
const noon = Date.UTC(2026, 10, 21, 12);
const cassie = { filter: "cassie", early: 10, start: true, since: noon };
const [first, second] = alarmWindows(cassie, noon).filter((window) => window.start > noon + 40 * MINUTE);
const start = first?.start ?? 0;
const stored = (list: readonly object[], mute = "on") => ({ alarms: JSON.stringify({ mute, list }) });

/** Records notifications instead of showing them. */
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

const gales = {
  name: "Night gales",
  path: "/weather-finder?way=pattern&zone=eurekaAnemos&weather=gales",
  zones: ["eurekaAnemos"],
  weather: ["gales"],
  after: [],
  hours: null,
  run: 1,
} as const;

const rings = (page: Page) => page.getByRole("region", { name: "Alarms" }).getByRole("listitem");

describe("ringing alarms", () => {
  test("an alarm rings early and at the start, once across all tabs, with a title countdown", async () => {
    const { page, context } = await openSite({
      path: "/alarms",
      at: start - 11 * MINUTE,
      storage: stored([{ ...cassie, since: start - 12 * MINUTE }]),
      prepare: grant,
    });
    const other = await context.newPage();
    await grant(other, context);
    await goTo(other, "/reference/mch");
    for (const tab of [page, other]) await tab.waitForLoadState("networkidle");
    const both = async () => [...(await noted(page)), ...(await noted(other))];
    // All pages of a context share one clock.
    const pass = async (ms: number) => {
      await page.clock.fastForward(ms);
      await page.clock.runFor(2000);
    };
    await pass(MINUTE);
    await expect.poll(() => meanwhile(page, both)).toHaveLength(1);
    expect((await both())[0]).toMatch(/^Copycat Cassie: in \d+ min/);
    await expect.poll(() => page.title()).toMatch(/^0?\d:\d\d Copycat Cassie/);
    await expect.poll(() => other.title()).toMatch(/^0?\d:\d\d Copycat Cassie/);
    await pass(10 * MINUTE);
    await expect.poll(() => meanwhile(page, both)).toHaveLength(2);
    expect((await both()).join()).toMatch(/Copycat Cassie: now, until/);
    await expect.poll(() => page.title()).not.toContain("Cassie");
    await pass(MINUTE);
    expect(await both()).toHaveLength(2);
    expect((await rings(page).count()) + (await rings(other).count())).toBeLessThanOrEqual(2);
    await shot(page, "alarms-ring");
  });

  test("an alarm slept through rings once with its delay and a muted one never rings", async () => {
    const { page } = await openSite({
      path: "/alarms",
      at: start - 30 * MINUTE,
      storage: stored([{ ...cassie, since: start - 40 * MINUTE }]),
      prepare: grant,
    });
    await page.clock.runFor(2000);
    await page.clock.fastForward(42 * MINUTE);
    await expect.poll(() => meanwhile(page, () => noted(page))).toHaveLength(1);
    expect((await noted(page))[0]).toContain("12 min late");
    await page.getByRole("radio", { name: "Off" }).check({ force: true });
    await page.clock.setFixedTime((second?.start ?? 0) + MINUTE);
    await page.clock.fastForward(30_000);
    await page.clock.runFor(2000);
    await page.getByRole("radio", { name: "Normal" }).check({ force: true });
    await page.clock.runFor(2000);
    expect(await noted(page)).toHaveLength(1);
  });

  test("a silent alarm notification plays no sound and its click opens the forecast in the tab", async () => {
    const { page, context } = await openSite({
      path: "/alarms",
      at: start - 30_000,
      storage: stored([{ ...cassie, early: 0, since: start - MINUTE }], "silent"),
      serviceWorkers: true,
      wholeBrowser: true,
      prepare: async (opened, itsContext) => {
        await itsContext.grantPermissions(["notifications"]);
        await opened.addInitScript(() => {
          let sounds = 0;
          class Sound extends AudioContext {
            constructor() {
              super();
              sounds += 1;
              Object.assign(window, { sounds });
            }
          }
          const ready: string[] = [];
          const show = ServiceWorkerRegistration.prototype.showNotification;
          ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
            await show.call(this, title, options);
            ready.push(title);
          };
          Object.assign(window, { AudioContext: Sound, sounds, ready });
        });
      },
    });
    await keepOffline(page);
    await page.clock.fastForward(30_000);
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const list = await registration.getNotifications();
        return list.map(({ title, body, silent, data }) => ({ title, body, silent, data }));
      });
    // Calling getNotifications while the browser is still preparing a notification removes it from the list.
    await expect.poll(() => meanwhile(page, () => page.evaluate<string[]>("window.ready"))).toHaveLength(1);
    expect(await shown()).toEqual([
      {
        title: "Copycat Cassie",
        body: expect.stringMatching(/^now, until/),
        silent: true,
        data: { path: "/forecast/cassie" },
      },
    ]);
    expect(await page.evaluate("window.sounds")).toBe(0);
    // A headless browser has no notifications to click, so the event is dispatched to the worker.
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(`(async () => {
      const [notification] = await self.registration.getNotifications();
      for (const path of ["https://evil.example/", notification.data.path]) {
        const event = new Event("notificationclick");
        self.dispatchEvent(Object.assign(event, {
          notification: { data: { path }, close: () => notification.close() },
          waitUntil: () => {},
        }));
      }
    })()`);
    await expect.poll(() => page.locator("h1").textContent(), { timeout: 5000 }).toBe("Copycat Cassie");
    expect(new URL(page.url()).pathname).toBe("/forecast/cassie");
    expect(context.pages()).toHaveLength(1);
  });
});

/** Denies notifications on the first request, and counts the requests. */
function refuse(): void {
  let asked = 0;
  // biome-ignore lint/complexity/noStaticOnlyClass: replaces the browser's own class
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
}

test("the alarms page: corrupt storage, blocked notifications, removal and calendar export", async () => {
  const { page } = await openSite({
    path: "/alarms",
    storage: { alarms: '{"filter":[[', timers: "x", theme: "system" },
    prepare: (opened) => opened.addInitScript(refuse),
  });
  await page.getByText("No alarms yet").waitFor();
  expect(await page.evaluate("window.asked")).toBe(0);

  await page.getByRole("combobox", { name: "Set an alarm for" }).selectOption("cassie");
  await page.getByRole("button", { name: "Set alarm" }).click();
  await page.getByRole("link", { name: "Copycat Cassie" }).waitFor();
  await page.getByText("Notifications are blocked", { exact: true }).click();
  await page.getByText("Notifications are blocked for this site").waitFor();
  await page.getByRole("combobox", { name: "First ring" }).selectOption("30");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("alarms"))).toContain('"early":30');

  await page.getByRole("combobox", { name: "Set an alarm for" }).selectOption("all-nms");
  await page.getByRole("button", { name: "Set alarm" }).click();
  await page.getByRole("link", { name: "All Weather and Night NMs" }).waitFor();
  await page.getByText("21 spawns in one alarm").waitFor();

  await checkAxe(page);
  await shot(page, "alarms-light");
  await deviceTheme(page, "dark");
  await page.setViewportSize(viewports.narrow.viewport);
  await checkAxe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await shot(page, "alarms-dark");

  await page.getByRole("button", { name: "Remove the alarm: All Weather and Night NMs" }).click();
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

  await page.getByRole("button", { name: "Remove the alarm: Copycat Cassie" }).click();
  await page.getByText("No alarms yet").waitFor();
});

describe("saved weather searches", () => {
  const path = "/weather-finder?way=pattern&zone=eurekaAnemos&weather=gales&hours=18-6";

  test("a saved weather search keeps its name, sets an alarm and can be deleted", async () => {
    const { page } = await openSite({ path, viewport: "phone" });
    // The page saves the state it shows, which matches the URL only once the results have loaded.
    await page.locator("main ol > li").first().waitFor();
    await write(page.getByRole("textbox", { name: "Save this search as" }), "Night gales");
    await page.keyboard.press("Enter");
    const saved = page.getByRole("region", { name: "Saved searches" });
    await saved.getByText("Gales · Eureka Anemos · 18:00–06:00 ET").waitFor();
    const alarm = saved.getByRole("button", { name: /^Alarm(?: on)?: Night gales$/ });
    await alarm.press("Enter");
    await expect.poll(() => alarm.getAttribute("aria-pressed")).toBe("true");
    await checkAxe(page);
    await page.goto("/alarms");
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Night gales" });
    await expect.poll(() => row.textContent()).toContain("Next ring");
    await row.getByRole("combobox", { name: "First ring" }).selectOption("30");
    await row.getByRole("link", { name: "Night gales" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("hours")).toBe("18-6");
    await page.goBack();
    await row.getByRole("button", { name: "Remove the alarm: Night gales" }).click();
    await page.getByText("No alarms yet.").waitFor();
    await page.goto(path);
    await saved.getByRole("button", { name: "Delete the search: Night gales" }).click();
    await expect.poll(() => saved.getByRole("listitem").count()).toBe(0);
  });

  test("a saved session search sets an alarm, as does each result row", async () => {
    const { page } = await openSite({ path: "/weather-finder?days=14", viewport: "phone", prepare: grant });
    await write(page.getByRole("textbox", { name: "Save this search as" }), "Fragments");
    await page.keyboard.press("Enter");
    const saved = page.getByRole("region", { name: "Saved searches" });
    await saved.getByRole("button", { name: "Alarm: Fragments" }).press("Enter");
    await saved.getByRole("button", { name: "Alarm on: Fragments" }).waitFor();
    const bell = page
      .locator("main ol > li")
      .last()
      .getByRole("button", { name: /^Alarm: / });
    await bell.press("Enter");
    await expect.poll(() => bell.getAttribute("aria-pressed")).toBe("true");
    expect(await page.evaluate(() => localStorage.getItem("moments"))).toContain(
      '"finder:bozjanSouthernFront:',
    );
    await page.goto("/alarms");
    const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Fragments" });
    await expect.poll(() => row.textContent()).toContain("Next ring");
  });

  test("a saved weather search rings at its window's start and links back to the search", async () => {
    const [window] = searchWindows(gales, noon).filter((each) => each.start > noon + 40 * MINUTE);
    const opens = window?.start ?? 0;
    const list = [{ ...gales, alarm: { early: 0, start: true, since: noon } }];
    const { page } = await openSite({
      path: "/alarms",
      at: opens - MINUTE,
      storage: { weatherSearches: JSON.stringify(list) },
      prepare: grant,
    });
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward(MINUTE);
    await page.clock.runFor(2000);
    await expect.poll(() => meanwhile(page, () => noted(page))).toHaveLength(1);
    expect((await noted(page))[0]).toMatch(/^Night gales · Eureka Anemos: now, until /);
    await rings(page).getByRole("link").click();
    await expect
      .poll(() => meanwhile(page, async () => new URL(page.url()).pathname))
      .toBe("/weather-finder");
  });
});
