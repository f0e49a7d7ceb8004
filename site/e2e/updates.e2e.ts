/** Two real builds of two commits, served in turn under open tabs. */
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
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Asks for the next version; says how its installing ends. */
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

/** The texts that are kept for an address, the oldest first. */
const keptAt = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const cache = await caches.open("foray-language-en");
    const found = await cache.matchAll(path, { ignoreSearch: true });
    return Promise.all(found.map((response) => response.text()));
  }, address);

test("an upload that is half done and a full disk change nothing of what is kept, and the site goes on", async () => {
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

  // No room for the new version: nothing of it stays.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.origin, quotaSize: usage + 60_000 });
  await host.deploy(next);
  expect(await update(page)).toBe("redundant");
  expect(await files()).toEqual(before);
  await goTo(page, "/forecast");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.origin });

  // The worker is there before a script and a page of its version are, and then before the page alone.
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

  // Whole, it is kept beside the old one.
  host.mistakes.clear();
  expect(await update(page)).toBe("installed");
  const now = await readFile(join(next, "forecast", "index.html"), "utf8");
  expect(await keptAt(page, "/forecast")).toEqual([old, now]);
}, 240_000);

describe("a new version", () => {
  /** A site of its own whose build can be changed under the same address. */
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

  /** Waits for the page's own registration (it starts when the page is idle), then asks for the next version. */
  async function findUpdate(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
  }

  /**
   * Presses links in turn until one of them loads the tab again; returns that link. Who has just been asked to give way may be started
   * again by a request: the browser then waits until it can stop that worker, which it never does on its own while it is being watched.
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

  test("is told of, comes with the next page, once, and strands no open tab", async () => {
    const { context, origin, deploy } = await openHost();
    const home = "/";
    const forecast = "/forecast";
    const first = await openTab(context, origin, home);
    await controlled(first.page);
    const second = await openTab(context, origin, home);
    // The second tab follows the worker from when it has come to rest: it asks first whether the host still has one.
    await second.page.waitForFunction(
      () => performance.getEntriesByName(`${window.location.origin}/sw.js`).length > 0,
    );
    expect(await versionOf(second.page)).toBe("old");

    await deploy();
    await findUpdate(second.page);
    await note(second.page).waitFor();
    await note(first.page).waitFor();
    // Told, not done: both still show the old version.
    expect(await versionOf(second.page)).toBe("old");
    expect(second.loads).toHaveLength(1);

    // A press that took long may be the one that loads while the next is made.
    const links = [forecast, home, forecast];
    await pressUntilLoaded(second, links);
    await hydrated(second.page);
    expect(await versionOf(second.page)).toBe("new");
    expect(links).toContain(new URL(second.page.url()).pathname);
    await expect.poll(() => note(second.page).count()).toBe(0);

    // The first tab is of the old version, whose files no host has any more: what it has not yet loaded still arrives.
    expect(first.loads).toHaveLength(1);
    await settings(first.page, "now").click();
    await first.page.getByRole("dialog").waitFor();
    await first.page.keyboard.press("Escape");
    expect(await versionOf(first.page)).toBe("old");

    // Its next page is of the new version, and later ones load nothing again.
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

    // Stored files stay bounded: this version and the changed files of the one before.
    const names = await first.page.evaluate(() => caches.keys());
    expect(names.sort()).toEqual(["foray-before", "foray-common", "foray-language-en"]);
    // While the host changes its version it refuses or drops connections for a moment; a tab that looks for a newer worker then logs so.
    const faults = [...first.faults.list, ...second.faults.list];
    expect(faults.filter((fault) => !/ERR_CONNECTION_(?:REFUSED|RESET).*\/sw\.js\)$/.test(fault))).toEqual(
      [],
    );
  }, 180_000);

  test("opens with no network once it is here", async () => {
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
    // The last tab is closed: the new version takes over by itself, and nothing of the old one stays.
    await context.setOffline(true);
    const again = await context.newPage();
    await goTo(again, "/forecast/cassie");
    expect(await versionOf(again)).toBe("new");
    expect(await again.evaluate(() => caches.has("foray-before"))).toBe(false);
  }, 240_000);
});
