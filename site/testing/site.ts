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
  /** Unix ms at which the page's clock stops. Default: the real clock. */
  at?: number;
  viewport?: keyof typeof viewports;
  /** The system's preference; set a stored choice through `storage`. */
  theme?: "light" | "dark";
  language?: string;
  timeZone?: string;
  /** Initial localStorage. Existing keys are kept, so that reloads preserve changes. */
  storage?: Readonly<Record<string, string>>;
  reducedMotion?: boolean;
  /** Default 200. */
  status?: number;
  /** Other origins that the page may request. */
  alsoOrigins?: readonly string[];
  prepare?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** Off by default, so that each context starts alike. */
  serviceWorkers?: boolean;
  /** A full browser supports notifications, the headless shell does not. */
  wholeBrowser?: boolean;
  /** Default "arial". */
  fonts?: FontSet;
  /** Also skips waiting for hydration if false. */
  javaScript?: boolean;
}>;

/** React delays rendering in a document's first 300 ms, which a stopped clock would never pass. */
const FIRST_MS = 350;

/** Clocks tick just after each full second, so a stopped one is this many ms past `at`. */
export const AFTER_TURN_MS = 5;

export type OpenSite = Readonly<{ page: Page; context: BrowserContext; faults: Faults; origin: string }>;

/** Opens a page in a new context. The test fails at its end if the page reported faults. */
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
    // A crashed or hanging page must not hide the test's own failure.
    if (task.result?.state === "fail")
      await recording
        .keep(task.name, task.result.errors?.map(({ message }) => message) ?? [])
        .catch(() => undefined);
    await context.close();
    expect(faults.list).toEqual([]);
  });
  if (options.at !== undefined) await freezeClock(page, options.at - FIRST_MS);
  // Parallel tests would share the clipboard, and pages may not read it, so each gets a fake.
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

/** Registers the service worker and waits until it is installed. */
export async function keepOffline(page: Page, worker = "/sw.js"): Promise<void> {
  await page.evaluate(async (address) => {
    await navigator.serviceWorker.register(address);
    await navigator.serviceWorker.ready;
  }, worker);
}

/** Takes as long as caching all files; only the test's own timeout limits it. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  });
}

async function shownIn(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.body.dataset.theme)).toBe(theme);
}

export async function deviceTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await shownIn(page, colorScheme);
}

/** Stores a theme as another tab would. */
export async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem("theme", chosen);
    window.dispatchEvent(
      new StorageEvent("storage", { key: "theme", newValue: chosen, storageArea: localStorage }),
    );
  }, theme);
  await shownIn(page, theme);
}

/** After this, the page handles clicks. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** While a part hydrates, its boxes may briefly show an old state. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
}

export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Advances a driven clock by `ms` first, for pages that wait for timers. */
export async function meanwhile<T>(page: Page, read: () => Promise<T>, ms = 50): Promise<T> {
  await page.clock.runFor(ms);
  return read();
}

/** Advances the driven clock, because React delays newly loaded content. */
export async function seen(page: Page, thing: Locator): Promise<void> {
  await expect.poll(() => meanwhile(page, () => thing.isVisible())).toBe(true);
}
