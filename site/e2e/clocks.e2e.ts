import { encodeRun } from "@foray/fieldops/runs/codec";
import { emptyRun } from "@foray/fieldops/runs/duties";
import type { Page } from "playwright-core";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { alarmWindows } from "../app/features/alarms/schedule.ts";
import { openBackgroundTab } from "../testing/background-tab.ts";
import { sharedBrowser } from "../testing/browser.ts";
import { goTo, hydrated, meanwhile, openSite } from "../testing/site.ts";
import { write } from "../testing/typing.ts";

/** The clock runs from `at`; timers stay the browser's own. */
const setClock = (page: Page, at: number) =>
  page.addInitScript((start) => {
    const ahead = start - Date.now();
    const { now } = Date;
    Date.now = () => now() + ahead;
  }, at);

const heading = (page: Page) => page.locator("h1").first();

describe("device clocks outside the computable range", () => {
  test.each([
    ["before 1970", -400 * 86_400_000],
    ["at the last instant there is", 8.64e15],
  ])("pages render and warn that the device clock is wrong: %s", async (_, at) => {
    const { page, faults } = await openSite({ path: "/", prepare: (opened) => setClock(opened, at) });
    for (const path of ["/forecast/cassie", "/alarms", "/timers", "/map/southhorn"]) {
      await goTo(page, path);
      await expect.poll(() => heading(page).textContent()).not.toContain("Error");
    }
    await page.locator("[role=status]", { hasText: /clock (?:is|stands)/ }).waitFor();
    expect(faults.list).toEqual([]);
  });

  test("the run board drops and reports a start after the last valid date", async () => {
    const code = encodeRun({ ...emptyRun("drs"), start: 60_000 * 36 ** 7 * 35 });
    const { page } = await openSite({ path: `/run/${code}` });
    await page.getByText("The start time in this link could not be read.").waitFor();
    await expect.poll(() => page.getByLabel("Start").inputValue()).toBe("");
  });
});

test("the run board converts a run's start to a time zone chosen while it is open", async () => {
  const at = Date.UTC(2026, 10, 28, 14);
  const code = encodeRun({ ...emptyRun("drs"), start: at + 3_600_000 });
  const { page } = await openSite({ path: `/run/${code}`, at, timeZone: "UTC" });
  const start = page.getByLabel("Start (your local time)");
  await expect.poll(() => start.inputValue()).toBe("2026-11-28T15:00");
  await page
    .getByRole("button", { name: /Open the clock$/ })
    .first()
    .click();
  const clock = page.getByRole("dialog");
  await clock.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await expect.poll(() => meanwhile(page, () => start.inputValue())).toBe("2026-11-29T00:00");
});

test("a time zone chosen where the browser reports UTC changes times but not typed values", async () => {
  const at = Date.UTC(2026, 10, 28, 14);
  const { page } = await openSite({ path: "/forecast/cassie", at, timeZone: "UTC" });
  const own = page.getByLabel("Your own time left");
  await write(own, "1:05");
  const answer = page.getByRole("region", { name: "Instance check" }).getByRole("status");
  await expect.poll(() => answer.textContent()).toContain("15:05");
  await page
    .getByRole("button", { name: /Open the clock$/ })
    .first()
    .click();
  const clock = page.getByRole("dialog");
  await clock.getByText("Your browser reports UTC").waitFor();
  await clock.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await clock.getByText("23:00:00").first().waitFor();
  await clock.getByText("14:00 ST").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => answer.textContent()).toContain("0:05");
  expect(await own.inputValue()).toBe("1:05");
  await page.reload();
  await hydrated(page);
  await expect.poll(() => own.inputValue()).toBe("1:05");
  await expect.poll(() => answer.textContent()).toContain("0:05");
});

test("a change of the device's time zone updates times within ten seconds but no countdown", async () => {
  // A context without `timezoneId`: Playwright could not change that, but the DevTools protocol can.
  const browser = await sharedBrowser();
  const context = await browser.newContext({ baseURL: inject("siteOrigin"), locale: "en-GB" });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const moveTo = (timezoneId: string) => devtools.send("Emulation.setTimezoneOverride", { timezoneId });
  const at = Date.UTC(2026, 2, 28, 23);
  await page.clock.install({ time: at - 3_600_000 });
  await page.clock.pauseAt(at);
  await moveTo("Europe/Berlin");
  await goTo(page, "/forecast/cassie");
  const period = page.locator("ol li[aria-current]");
  const left = page.locator("[role=timer]:not([data-empty])").first();
  await expect.poll(() => period.textContent()).toMatch(/\d\d:\d\d/);
  const next = page.locator("[data-answer=at] b");
  await expect.poll(() => next.textContent()).toMatch(/\d\d:\d\d/);
  await expect.poll(() => left.textContent()).toMatch(/\d\d:\d\d/);
  const [before, began, counted] = [
    await period.textContent(),
    await next.textContent(),
    await left.textContent(),
  ];
  await moveTo("");
  await moveTo("Asia/Kolkata");
  await page.clock.runFor(10_100);
  await expect.poll(() => period.textContent()).not.toBe(before);
  await expect.poll(() => next.textContent()).not.toBe(began);
  const seconds = (text: string | null) =>
    (text ?? "").split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
  await expect.poll(async () => seconds(counted) - seconds(await left.textContent())).toBe(10);
});

test("alarms ring in a hidden background tab with the browser's own timers", async () => {
  const cassie = { filter: "cassie", early: 0, start: true, since: 0 };
  const [window] = alarmWindows(cassie, Date.UTC(2026, 10, 21, 12));
  const start = window?.start ?? 0;
  const alarms = JSON.stringify({ mute: "silent", list: [{ ...cassie, since: start - 60_000 }] });
  const { evaluate } = await openBackgroundTab(
    `${inject("siteOrigin")}/alarms`,
    `localStorage.setItem("alarms", ${JSON.stringify(alarms)});
     const now = Date.now.bind(Date), ahead = ${start - 4000} - now();
     Date.now = () => now() + ahead;`,
  );
  await expect.poll(() => evaluate("document.visibilityState")).toBe("hidden");
  const cards = `document.querySelectorAll('[aria-label="Alarms"] li').length`;
  await expect.poll(() => evaluate(cards), { timeout: 20_000 }).toBe(1);
  expect(await evaluate("document.visibilityState")).toBe("hidden");
});
