import { encodeRun, readerView } from "@foray/fieldops/runs/codec";
import { emptyRun } from "@foray/fieldops/runs/duties";
import { eveningOf } from "@foray/fieldops/runs/evening";
import type { Run } from "@foray/fieldops/runs/types";
import type { BrowserContext, Page } from "playwright-core";
import * as v from "valibot";
import { expect, inject, test } from "vitest";
import { axeFindings } from "../testing/axe.ts";
import { meanwhile, openSite } from "../testing/site.ts";
import { said, saidHow, stubVoice } from "../testing/spoken.ts";
import { heldLocks, hideTab, stubWakeLock } from "../testing/wake-lock.ts";

const manifestShape = v.object({
  shortcuts: v.array(v.object({ url: v.string() })),
  share_target: v.object({ action: v.string(), method: v.literal("GET") }),
});

const AT = Date.UTC(2026, 10, 21, 12);

async function popOut(page: Page, context: BrowserContext): Promise<Page> {
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Pop out" }).click();
  return opening;
}

test("the next spawn pops out in the page's theme and fits 240 × 120 px", async () => {
  const { context, page } = await openSite({ path: "/forecast/cassie", theme: "dark" });
  const popped = await popOut(page, context);
  await popped.getByRole("heading", { name: "Copycat Cassie" }).waitFor();
  await expect
    .poll(() => popped.evaluate(() => [document.body.dataset.theme, document.documentElement.lang]))
    .toEqual(["dark", "en"]);
  const left = () => popped.getByRole("timer").textContent();
  const before = await left();
  await expect.poll(left).not.toBe(before);
  for (const size of [
    { width: 360, height: 240 },
    { width: 240, height: 120 },
  ]) {
    await popped.setViewportSize(size);
    const { width } = size;
    await expect.poll(() => popped.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const number = await popped.getByRole("timer").boundingBox();
    expect((number?.y ?? 999) + (number?.height ?? 999)).toBeLessThanOrEqual(size.height);
  }
  await popped.close();
  const again = await popOut(page, context);
  await again.getByRole("heading", { name: "Copycat Cassie" }).waitFor();
  await page.getByRole("button", { name: "Close the window" }).click();
  await page.getByRole("button", { name: "Pop out" }).waitFor();
});

test("a walk continues in its pop-out window and the page follows", async () => {
  const { context, page } = await openSite({ path: "/map/southhorn?route=carrots" });
  await page.getByRole("button", { name: "Route", exact: true }).click();
  await page.getByRole("button", { name: "Walk", exact: true }).click();
  const bar = page.getByRole("region", { name: "Walking the route" });
  await bar.getByText("Stop 1 of 28").waitFor();
  const popped = await popOut(page, context);
  await popped.getByRole("button", { name: "Done" }).click();
  await popped.getByText("Stop 2 of 28").waitFor();
  await bar.getByText("Stop 2 of 28").waitFor();
  await popped.close();
  await bar.getByText("Stop 2 of 28").waitFor();
});

test("a board's pop-out window lists the spawn that is due", async () => {
  const { context, page } = await openSite({ path: "/timers/eureka-anemos?text=Serket%20(8m)", at: AT });
  await page.getByText("Logged: Serket.").waitFor();
  const popped = await popOut(page, context);
  const row = popped.getByRole("listitem").filter({ hasText: "Serket" });
  await row.waitFor();
  expect(await popped.getByRole("listitem").count()).toBe(1);
  expect(new URL(page.url()).search).toBe("");
  await popped.close();
  expect(await axeFindings(page)).toEqual([]);
});

test("spoken calls are off by default, then announce a spawn 2 min and 10 s ahead", async () => {
  const { page } = await openSite({
    path: "/forecast/cassie",
    // After the noon window.
    at: AT + 20 * 60_000,
    prepare: (opened) => stubVoice(opened, [{ lang: "en-GB", name: "Ann" }]),
  });
  const lines = () => said(page);
  const left = async () => {
    const clock = (await page.getByRole("timer").first().getAttribute("aria-label")) ?? "";
    return clock.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
  };
  await expect.poll(left).toBeGreaterThan(130);
  expect(await lines()).toEqual([]);
  await page.getByRole("button", { name: "Calls off" }).click();
  await expect.poll(lines).toEqual(["Calls are on."]);
  await page.clock.fastForward(1000 * ((await left()) - 122));
  await page.clock.runFor(3000);
  await expect.poll(lines).toEqual(["Calls are on.", "Copycat Cassie in 2 minutes."]);
  await page.clock.runFor(109_000);
  await expect
    .poll(lines)
    .toEqual(["Calls are on.", "Copycat Cassie in 2 minutes.", "Copycat Cassie in 10 seconds."]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Calls on" }).click();
  await page.getByRole("button", { name: "Calls off" }).waitFor();
});

test("the manifest's shortcuts open pages and a shared address leads to its page", async () => {
  const origin = inject("siteOrigin");
  const answer = await fetch(`${origin}/manifest.webmanifest`);
  const { shortcuts, share_target: share } = v.parse(manifestShape, await answer.json());
  expect(shortcuts).toHaveLength(4);
  for (const { url } of [...shortcuts, { url: share.action }])
    expect((await fetch(new URL(url, `${origin}/`))).status, url).toBe(200);
  const { page } = await openSite({
    path: `/timers?text=${encodeURIComponent(`look at ${origin}/fights/drs/dahu`)}`,
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe("/fights/drs/dahu");
});

test.each(["/tonight", "/timers", "/run", "/look-up"])(
  "the shortcut %s opens in the stored language",
  async (path) => {
    const { page } = await openSite({ path, storage: { language: "ja" } });
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/ja${path}`);
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("ja");
  },
);

test("spoken call settings: subjects, times, voice, volume and voice test survive a reload", async () => {
  const { page } = await openSite({
    path: "/forecast/cassie",
    prepare: (opened) =>
      stubVoice(opened, [
        { lang: "ja-JP", name: "Kyoko" },
        { lang: "en-GB", name: "Ann" },
        { lang: "en_US", name: "Bob" },
      ]),
  });
  await page.getByRole("button", { name: "Call options" }).click();
  const dialog = page.getByRole("dialog", { name: "Spoken calls" });
  const voice = dialog.getByLabel("Voice", { exact: true });
  await expect.poll(() => voice.getByRole("option").allTextContents()).toEqual(["Ann", "Bob"]);
  await voice.selectOption("Bob");
  await dialog.getByRole("slider", { name: "Volume" }).press("Home");
  await dialog.getByRole("slider", { name: "Speed" }).press("End");
  await dialog.getByRole("button", { name: "Test the voice" }).click();
  await expect.poll(() => saidHow(page)).toEqual(["Bob 1.8 0.1"]);
  await dialog.getByRole("checkbox", { name: "Tanks" }).uncheck();
  await dialog.getByRole("checkbox", { name: "A window opens" }).uncheck();
  await dialog.getByRole("checkbox", { name: "2 minutes" }).uncheck();
  await dialog.getByRole("radio", { name: "My part" }).check({ force: true });
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("checkbox", { name: "Calls" }).check();
  await page.reload();
  await page.getByRole("button", { name: "Calls on" }).waitFor();
  await page.getByRole("button", { name: "Call options" }).click();
  expect(await dialog.getByRole("checkbox", { name: "Tanks" }).isChecked()).toBe(false);
  expect(await dialog.getByRole("checkbox", { name: "Ground" }).isChecked()).toBe(true);
  expect(await dialog.getByRole("checkbox", { name: "10 seconds" }).isChecked()).toBe(true);
  expect(await voice.inputValue()).toBe("Bob");
});

test("spoken call settings say that a tone replaces a missing voice", async () => {
  const { page } = await openSite({
    path: "/credits",
    prepare: (opened) => stubVoice(opened, [{ lang: "ja-JP", name: "Kyoko" }]),
  });
  await page.getByRole("button", { name: "Settings", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Spoken calls" }).click();
  const dialog = page.getByRole("dialog", { name: "Spoken calls" });
  await dialog.getByText("This device has no English voice, so a tone plays instead.").waitFor();
  expect(await dialog.getByLabel("Voice", { exact: true }).count()).toBe(0);
  expect(await dialog.getByRole("slider", { name: "Speed" }).count()).toBe(0);
  await dialog.getByRole("slider", { name: "Volume" }).waitFor();
  await dialog.getByRole("button", { name: "Test the voice" }).click();
  expect(await said(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test("a run's evening schedule is spoken only after calls are turned on", async () => {
  const start = AT + 60 * 60_000;
  const run: Run = { ...emptyRun("ba"), start };
  const [first, second] = eveningOf(run);
  if (first === undefined || second === undefined) throw new Error("an evening of less than two steps");
  const { page } = await openSite({
    path: `/run/${encodeRun(run, readerView)}`,
    at: first.at - 130_000,
    prepare: (opened) => stubVoice(opened, [{ lang: "en-GB", name: "Ann" }]),
  });
  await page.clock.runFor(15_000);
  expect(await said(page)).toEqual([]);
  await page.getByRole("button", { name: "Calls off" }).click();
  await expect.poll(() => said(page)).toEqual(["Calls are on.", "Passcodes to leaders in 2 minutes."]);
  await page.clock.runFor(110_000);
  await expect
    .poll(() => said(page))
    .toEqual(["Calls are on.", "Passcodes to leaders in 2 minutes.", "Passcodes to leaders in 10 seconds."]);
});

test("the app badge counts the alarms left and clears after the last", async () => {
  const moment = (id: string, minutes: number) => ({
    id,
    at: AT + minutes * 60_000,
    title: id,
    path: "/run",
    since: AT - 1,
  });
  const { page } = await openSite({
    path: "/alarms",
    at: AT,
    storage: { moments: JSON.stringify([moment("one", 30), moment("two", 45), moment("far", 13 * 60)]) },
    prepare: (opened) =>
      opened.addInitScript(() => {
        const badges: unknown[] = [];
        Reflect.set(window, "badges", badges);
        const note = (what: unknown) => {
          badges.push(what);
          return Promise.resolve();
        };
        Object.defineProperty(navigator, "setAppBadge", { configurable: true, value: note });
        Object.defineProperty(navigator, "clearAppBadge", { configurable: true, value: () => note("none") });
      }),
  });
  const badges = () => page.evaluate((): unknown => Reflect.get(window, "badges"));
  await expect.poll(() => meanwhile(page, badges)).toEqual([2]);
  await page.clock.fastForward(31 * 60_000);
  await expect.poll(() => meanwhile(page, badges)).toEqual([2, 1]);
  await page.clock.fastForward(15 * 60_000);
  await expect.poll(() => meanwhile(page, badges)).toEqual([2, 1, "none"]);
});

test("the wake lock of a pull is released in a hidden tab, renewed and released at the end", async () => {
  const { page } = await openSite({
    path: "/fights/forked-tower-blood/marble-dragon/run",
    prepare: stubWakeLock,
  });
  const held = () => heldLocks(page);
  const mark = page.getByText("Screen stays on", { exact: true });
  await page.getByRole("button", { name: "Pull", exact: true }).click();
  await mark.waitFor();
  expect(await held()).toEqual([1, 1]);
  await hideTab(page, true);
  await page.getByText("Screen may turn off: open this tab").waitFor();
  expect(await held()).toEqual([1, 0]);
  await hideTab(page, false);
  await mark.waitFor();
  expect(await held()).toEqual([2, 1]);
  await page.getByRole("button", { name: "Wiped" }).click();
  await mark.waitFor({ state: "detached" });
  expect(await held()).toEqual([2, 0]);
});

test("the wake lock of a walk lasts from Walk to Stop", async () => {
  const { page } = await openSite({ path: "/map/southhorn?route=carrots", prepare: stubWakeLock });
  await page.getByRole("button", { name: "Route", exact: true }).click();
  expect(await heldLocks(page)).toEqual([0, 0]);
  await page.getByRole("button", { name: "Walk", exact: true }).click();
  const bar = page.getByRole("region", { name: "Walking the route" });
  await bar.getByText("Screen stays on", { exact: true }).waitFor();
  expect(await heldLocks(page)).toEqual([1, 1]);
  await bar.getByRole("button", { name: "Stop", exact: true }).click();
  await expect.poll(() => heldLocks(page)).toEqual([1, 0]);
});

test("a refused wake lock is shown as “Screen may turn off”", async () => {
  const { page } = await openSite({
    path: "/fights/forked-tower-blood/marble-dragon/run",
    prepare: (opened) =>
      opened.addInitScript(() => {
        const request = () => Promise.reject(new DOMException("low battery", "NotAllowedError"));
        Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
      }),
  });
  await page.getByRole("button", { name: "Pull", exact: true }).click();
  await page.getByText("Screen may turn off", { exact: true }).waitFor();
});
