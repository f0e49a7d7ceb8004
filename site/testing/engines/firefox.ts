import puppeteer, { type Page, type TouchHandle } from "puppeteer-core";
import { browserEnvironment } from "../fonts.ts";
import { neededProgram } from "../programs.ts";
import { type Engine, type EngineWindow, FIND_CONTROL, watchFaults } from "./engine.ts";

/** Disable Firefox's own network requests. */
const preferences = {
  "app.update.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-GB",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
  "ui.prefersReducedMotion": 1,
};

/** Ignores the error of a navigation that another one of the page has replaced. */
function unlessItWentOn(fault: unknown): void {
  if (!/NS_BINDING_ABORTED|interrupted an unfinished navigation/.test(String(fault))) throw fault;
}

async function pressIn(page: Page, name: string): Promise<boolean> {
  const mark = "data-to-press";
  await page.evaluate(`(${FIND_CONTROL})(${JSON.stringify(name)})?.setAttribute("${mark}", "")`);
  const control = await page.$(`[${mark}]`);
  if (control === null) return false;
  await control.evaluate((element, attribute) => {
    element.removeAttribute(attribute);
    // The click scrolls only just into the viewport, where the bottom bar may cover the control.
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }, mark);
  await control.click();
  return true;
}

function windowOf(page: Page): EngineWindow {
  return {
    async goTo(url) {
      await page.goto(url, { waitUntil: "domcontentloaded" }).catch(unlessItWentOn);
    },
    resize: (size) => page.setViewport(size),
    async reload() {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    ask: (expression) => page.evaluate(expression),
    press: (name) => pressIn(page, name),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    async control(letter) {
      await page.keyboard.down("Control");
      await page.keyboard.press(letter);
      await page.keyboard.up("Control");
    },
    async drag(from, to) {
      await page.touchscreen.touchStart(from.x, from.y);
      for (const part of [0.25, 0.5, 0.75, 1])
        await page.touchscreen.touchMove(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      await page.touchscreen.touchEnd();
    },
    async spread({ x, y }, by) {
      const left: TouchHandle = await page.touchscreen.touchStart(x - 10, y);
      const right: TouchHandle = await page.touchscreen.touchStart(x + 10, y);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await left.move(x - 10 - by * part, y);
        await right.move(x + 10 + by * part, y);
      }
      await left.end();
      await right.end();
    },
    print: () => page.pdf(),
    async spoken(role, name) {
      // Only `<main>`: the shell has hundreds of elements, and each takes a while.
      const main = await page.$("main");
      return (await main?.$$(`aria/${name}[role="${role}"]`))?.length ?? 0;
    },
    async opened(name) {
      const opening = new Promise<Page | null>((resolve) => page.once("popup", resolve));
      if (!(await pressIn(page, name))) throw new Error(`nothing to press: ${name}`);
      const popup = await opening;
      if (popup === null) throw new Error(`${name} opened no window`);
      return windowOf(popup);
    },
    close: () => page.close(),
  };
}

/**
 * Drives Debian's Firefox by WebDriver BiDi.
 * @param extra preferences on top of the usual ones
 */
export async function startFirefox(
  extra: Readonly<Record<string, boolean | number | string>> = {},
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: neededProgram("firefox"),
    headless: true,
    extraPrefsFirefox: { ...preferences, ...extra },
    env: { ...(await browserEnvironment()), MOZ_CRASHREPORTER_DISABLE: "1" },
  });
  return {
    async open({ width, height }): Promise<EngineWindow> {
      // The first tab of a headless Firefox never gets the focus.
      const page = await browser.newPage();
      await page.setViewport({ width, height });
      await page.evaluateOnNewDocument(watchFaults());
      await page.bringToFront();
      return windowOf(page);
    },
    close: () => browser.close(),
  };
}
