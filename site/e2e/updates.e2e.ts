/** Two real builds, served one after the other under open tabs. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Site, serveSite } from "../server/serve.ts";
import { client } from "../testing/addresses.ts";
import { sharedBrowser } from "../testing/browser.ts";
import { fewKept, registerWorker, visitCareless } from "../testing/misconfigured-host.ts";
import { buildNextCommit, settingsNames } from "../testing/next-commit.ts";
import { controlled, goTo, hydrated, keepOffline } from "../testing/site.ts";
import { type Faults, watchFaults } from "../testing/watch.ts";

const patient = { timeout: 30_000, interval: 50 };

let folder = "";
let next = "";
beforeAll(async () => {
  ({ folder, client: next } = await buildNextCommit());
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the state in which the installation ends. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return registration?.waiting ? "installed" : "none";
    return new Promise<string>((resolve) => {
      worker.addEventListener("statechange", () => resolve(worker.state));
    });
  });

/** Oldest first. */
const keptAt = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const cache = await caches.open("foray-language-en");
    const found = await cache.matchAll(path, { ignoreSearch: true });
    return Promise.all(found.map((response) => response.text()));
  }, address);

test("a half-finished upload or a full disk leaves the cached version unchanged", async () => {
  const { host, page } = await visitCareless();
  await page.goto("/");
  await registerWorker(page);
  const files = () =>
    page.evaluate(async () => {
      const lists = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`),
        ),
      );
      return lists.flat().sort();
    });
  const before = await files();
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);

  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.origin, quotaSize: usage + 60_000 });
  await host.deploy(next);
  expect(await update(page)).toBe("redundant");
  expect(await files()).toEqual(before);
  await goTo(page, "/forecast");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.origin });

  // The worker is deployed before a script and a page, then before the page alone.
  const own = new Set((await fewKept(client)).common);
  const { common } = await fewKept(next);
  const script = common.find((file) => file.endsWith(".js") && !own.has(file)) ?? "";
  const old = await readFile(join(client, "forecast", "index.html"), "utf8");
  host.mistakes.set(script, { status: 404, body: "not yet" });
  host.mistakes.set("/forecast", { body: old });
  expect(await update(page)).toBe("redundant");
  host.mistakes.delete(script);
  expect(await update(page)).toBe("redundant");
  await goTo(page, "/forecast");
  expect(await page.locator("h1").count()).toBe(1);
  expect(await keptAt(page, "/forecast")).toEqual([old]);

  host.mistakes.clear();
  expect(await update(page)).toBe("installed");
  const now = await readFile(join(next, "forecast", "index.html"), "utf8");
  expect(await keptAt(page, "/forecast")).toEqual([old, now]);
}, 240_000);

describe("a new version", () => {
  /** A host whose build can be replaced under the same origin. */
  async function openHost(): Promise<{
    context: BrowserContext;
    origin: string;
    deploy: () => Promise<void>;
  }> {
    let site: Site = await serveSite({ root: client, port: 0 });
    const { origin } = site;
    const browser = await sharedBrowser();
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
    onTestFinished(async () => {
      await context.close();
      await site.close();
    });
    const deploy = async () => {
      await site.close();
      site = await serveSite({ root: next, port: Number(new URL(origin).port) });
    };
    return { context, origin, deploy };
  }

  type Tab = Readonly<{ page: Page; loads: readonly string[]; faults: Faults }>;

  async function openTab(context: BrowserContext, origin: string, path: string): Promise<Tab> {
    const page = await context.newPage();
    const loads: string[] = [];
    page.on("load", () => loads.push(page.url()));
    const faults = await watchFaults(page, { origin });
    await goTo(page, path);
    return { page, loads, faults };
  }

  const settings = (page: Page, version: "next" | "now") =>
    page.getByRole("button", { name: settingsNames[version], exact: true });

  const versionOf = async (page: Page) => ((await settings(page, "next").count()) === 0 ? "old" : "new");

  async function findUpdate(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
  }

  /**
   * Clicks links in turn until one reloads the tab; returns that link. A request can restart the worker that
   * was asked to give way, and while DevTools is attached the browser does not stop it by itself.
   */
  async function pressUntilLoaded({ page, loads }: Tab, links: readonly string[]): Promise<string> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("ServiceWorker.enable");
    for (const link of links) {
      await page.locator(`#sidebar a[href="${link}"]`).first().click();
      const loaded = () => expect.poll(() => loads.length, { timeout: 6000 }).toBe(2);
      if (
        await loaded().then(
          () => true,
          () => false,
        )
      )
        return link;
      await devtools.send("ServiceWorker.stopAllWorkers");
    }
    throw new Error(`none of ${links.join(", ")} loaded the tab anew`);
  }

  const note = (page: Page) => page.getByText(/^A new version is ready/);

  test("a new version is announced, loads with the next page and leaves open tabs working", async () => {
    const { context, origin, deploy } = await openHost();
    const home = "/";
    const forecast = "/forecast";
    const first = await openTab(context, origin, home);
    await controlled(first.page);
    const second = await openTab(context, origin, home);
    // The tab follows the worker only after checking that the host still serves one.
    await second.page.waitForFunction(
      () => performance.getEntriesByName(`${window.location.origin}/sw.js`).length > 0,
    );
    expect(await versionOf(second.page)).toBe("old");

    await deploy();
    await findUpdate(second.page);
    await note(second.page).waitFor();
    await note(first.page).waitFor();
    expect(await versionOf(second.page)).toBe("old");
    expect(second.loads).toHaveLength(1);

    // A slow navigation may reload while the next link is clicked.
    const links = [forecast, home, forecast];
    await pressUntilLoaded(second, links);
    await hydrated(second.page);
    expect(await versionOf(second.page)).toBe("new");
    expect(links).toContain(new URL(second.page.url()).pathname);
    await expect.poll(() => note(second.page).count()).toBe(0);

    // Parts of the old version that are not loaded yet must still load, though the host has dropped them.
    expect(first.loads).toHaveLength(1);
    await settings(first.page, "now").click();
    await first.page.getByRole("dialog").waitFor();
    await first.page.keyboard.press("Escape");
    expect(await versionOf(first.page)).toBe("old");

    await first.page.locator(`#sidebar a[href="${forecast}"]`).first().click();
    await expect.poll(() => first.loads.length, patient).toBe(2);
    await hydrated(first.page);
    expect(await versionOf(first.page)).toBe("new");
    for (const link of [home, forecast]) {
      await first.page.locator(`#sidebar a[href="${link}"]`).first().click();
      await expect.poll(() => new URL(first.page.url()).pathname, patient).toBe(link);
    }
    await findUpdate(first.page);
    expect(first.loads).toHaveLength(2);
    expect(second.loads).toHaveLength(2);

    // Only the files that changed since the previous version are kept as well.
    const names = await first.page.evaluate(() => caches.keys());
    expect(names.sort()).toEqual(["foray-before", "foray-common", "foray-language-en"]);
    // While the host is replaced, a tab that checks for a new worker logs refused connections.
    const faults = [...first.faults.list, ...second.faults.list];
    expect(faults.filter((fault) => !/ERR_CONNECTION_(?:REFUSED|RESET).*\/sw\.js\)$/.test(fault))).toEqual(
      [],
    );
  }, 180_000);

  test("an installed new version opens offline", async () => {
    const { context, origin, deploy } = await openHost();
    const { page } = await openTab(context, origin, "/");
    await keepOffline(page);
    await deploy();
    await findUpdate(page);
    await expect
      .poll(
        () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null),
        patient,
      )
      .toBe(true);
    await page.close();
    await context.setOffline(true);
    const again = await context.newPage();
    await goTo(again, "/forecast/cassie");
    expect(await versionOf(again)).toBe("new");
    expect(await again.evaluate(() => caches.has("foray-before"))).toBe(false);
  }, 240_000);
});
