import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { recordPage } from "./failed-test.ts";
import type { FontSet } from "./fonts.ts";
import { freezeClock } from "./frozen-clock.ts";
import { type Faults, watchFaults } from "./watch.ts";

export const viewports = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

export type OpenOptions = Readonly<{
  path: string;
  /** Epoch milliseconds: the page's clock starts here and stops until `page.clock` moves it. Left out: the real clock. */
  at?: number;
  viewport?: keyof typeof viewports;
  /** Preference of the system; a stored choice goes through `storage`. */
  theme?: "light" | "dark";
  language?: string;
  timeZone?: string;
  /** localStorage before the first script runs (only set when empty, so that reloads keep the page's own changes). */
  storage?: Readonly<Record<string, string>>;
  reducedMotion?: boolean;
  /** The status the page itself must come with; 200 unless said. */
  status?: number;
  /** Origins besides the site's own that the test answers itself; `prepare` sets up the routes. */
  alsoOrigins?: readonly string[];
  prepare?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Service workers are off unless a test is about them, so that each context starts alike. */
  serviceWorkers?: boolean;
  /** A whole browser instead of the shared headless shell, which has no notifications. */
  wholeBrowser?: boolean;
  /** The fonts that the browser has, instead of those with the widths of Arial. */
  fonts?: FontSet;
  /** Skip waiting for hydration (for pages that are to be read before any script runs). */
  javaScript?: boolean;
}>;

/** In the first 0.3 s of a document React waits with what it shows; a stopped clock would keep it waiting. */
const FIRST_MS = 350;

/** The site's clock ticks just after the turn of a second: a driven clock stops this many ms after `at`. */
export const AFTER_TURN_MS = 5;

export type OpenSite = Readonly<{ page: Page; context: BrowserContext; faults: Faults; origin: string }>;

/** Opens a page in its own context; the test fails at its end if the page did anything that no page may do. */
export async function openSite(options: OpenOptions): Promise<OpenSite> {
  const origin = inject("siteOrigin");
  const browser = await sharedBrowser(options.wholeBrowser === true ? "whole" : "headless", options.fonts);
  const {
    viewport = "desktop",
    theme = "light",
    language = "en-GB",
    timeZone = "UTC",
    javaScript = true,
  } = options;
  const context = await browser.newContext({
    ...viewports[viewport],
    baseURL: origin,
    colorScheme: theme,
    locale: language,
    timezoneId: timeZone,
    reducedMotion: options.reducedMotion === false ? "no-preference" : "reduce",
    serviceWorkers: options.serviceWorkers === true ? "allow" : "block",
    javaScriptEnabled: javaScript,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(25_000);
  const { alsoOrigins = [], status = 200 } = options;
  const faults = await watchFaults(page, { origin, alsoOrigins, expectStatus: status });
  const recording = await recordPage(page, context);
  onTestFinished(async ({ task }) => {
    // A page that has crashed or hangs must not hide the test's own failure.
    if (task.result?.state === "fail")
      await recording
        .keep(task.name, task.result.errors?.map(({ message }) => message) ?? [])
        .catch(() => undefined);
    await context.close();
    expect(faults.list).toEqual([]);
  });
  if (options.at !== undefined) await freezeClock(page, options.at - FIRST_MS);
  // One clipboard is shared by all tests that run at once, and no page may read it: each page gets one of its own.
  await page.addInitScript(() => {
    let held = "";
    const own = {
      writeText: async (text: string) => {
        held = text;
      },
      readText: async () => held,
    };
    Object.defineProperty(navigator, "clipboard", { value: own, configurable: true });
  });
  if (options.storage !== undefined) {
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, options.storage);
  }
  await options.prepare?.(page, context);
  const response = await page.goto(options.path);
  expect(response?.status(), `status of ${options.path}`).toBe(status);
  if (options.at !== undefined) await page.clock.runFor(FIRST_MS + AFTER_TURN_MS);
  if (javaScript) await hydrated(page);
  return { page, context, faults, origin };
}

/** Waits until the service worker has kept the site's files; registers it if the page has not yet done so. */
export async function keepOffline(page: Page, worker = "/sw.js"): Promise<void> {
  await page.evaluate(async (address) => {
    await navigator.serviceWorker.register(address);
    await navigator.serviceWorker.ready;
  }, worker);
}

/** Waits until the service worker answers for the page, which takes as long as keeping the files does: only the test's own time ends it. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  });
}

/** Waits until the page shows a theme. */
async function shownIn(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.dataset.theme)).toBe(theme);
}

/** Makes the device light or dark, and waits until the page that follows it has changed: it hears of it with a later frame. */
export async function deviceTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await shownIn(page, colorScheme);
}

/** Chooses a theme as another tab would, and waits until the page has followed. */
export async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem("theme", chosen);
    window.dispatchEvent(
      new StorageEvent("storage", { key: "theme", newValue: chosen, storageArea: localStorage }),
    );
  }, theme);
  await shownIn(page, theme);
}

/** Waits until the page is hydrated, as it says itself: from then on, clicks reach it. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Ticks a box, also of a part that is not yet alive: while it comes to life, the box may show for a moment what it was. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
}

/** Goes on to another address with the page that is open, and waits until that page is hydrated. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Value of `read` while a driven clock runs on, as a page may wait for timers. */
export async function meanwhile<T>(page: Page, read: () => Promise<T>, ms = 50): Promise<T> {
  await page.clock.runFor(ms);
  return read();
}

/** Waits until something is seen, as a driven clock goes on: React holds back by a timer what has just been loaded. */
export async function seen(page: Page, thing: Locator): Promise<void> {
  await expect.poll(() => meanwhile(page, () => thing.isVisible())).toBe(true);
}
