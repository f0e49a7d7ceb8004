import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { buildRemoval } from "../tools/worker/build.ts";
import { readKeptFiles } from "../tools/worker/kept-files.ts";
import { client } from "./support/addresses.ts";
import { connectBrowser } from "./support/browser.ts";
import { type CarelessHost, careless } from "./support/careless-host.ts";
import { writeSecondVersion } from "./support/second-version.ts";
import { hydrated } from "./support/site.ts";

const patient = { timeout: 30_000, interval: 50 };
const SIGN_IN = "<!doctype html><title>Sign in</title><h1>Welcome to the network of this hotel</h1>";

let folder = "";
let next = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foray-careless-"));
  next = await writeSecondVersion(client, folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function visit(): Promise<{ host: CarelessHost; page: Page }> {
  const host = await careless(client);
  const browser = await connectBrowser(inject("browserEndpoint"));
  const context = await browser.newContext({ baseURL: host.origin, viewport: { width: 1280, height: 800 } });
  onTestFinished(async () => {
    await context.close();
    await host.close();
  });
  const page = await context.newPage();
  return { host, page };
}

const register = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });

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

/** Every response in every cache whose text holds `text`. */
const keptWith = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if ((await response?.text())?.includes(wanted)) found.push(`${name} ${request.url}`);
      }
    }
    return found;
  }, text);

/** The texts that are kept for an address, the oldest first. */
const keptAt = (page: Page, address: string) =>
  page.evaluate(async (path) => {
    const cache = await caches.open("foray-language-en");
    const found = await cache.matchAll(path, { ignoreSearch: true });
    return Promise.all(found.map((response) => response.text()));
  }, address);

describe("an upload that is half done", () => {
  test("keeps no old page for the new version, and the tab goes on with the old one until it is whole", async () => {
    const { host, page } = await visit();
    await page.goto("/");
    await register(page);
    // The worker is there before the pages are.
    const old = await readFile(join(client, "forecast", "index.html"), "utf8");
    host.mistakes.set("/forecast", { body: old });
    await host.deploy(next);
    expect(await update(page)).toBe("redundant");
    await page.goto("/forecast");
    await hydrated(page);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await keptAt(page, "/forecast")).toEqual([old]);

    host.mistakes.clear();
    expect(await update(page)).toBe("installed");
    const now = await readFile(join(next, "forecast", "index.html"), "utf8");
    expect(await keptAt(page, "/forecast")).toEqual([old, now]);
  }, 90_000);

  test("a script that is not there yet is asked for again with the next attempt", async () => {
    const { host, page } = await visit();
    await page.goto("/");
    await register(page);
    await host.deploy(next);
    const { common } = await readKeptFiles(next);
    const script = common.find((file) => file.endsWith(".js")) ?? "";
    host.mistakes.set(script, { status: 404, body: "not yet" });
    expect(await update(page)).toBe("redundant");
    host.mistakes.clear();
    expect(await update(page)).toBe("installed");
  }, 90_000);
});

test("a network that asks to sign in leaves nothing of itself in what is kept", async () => {
  const { host, page } = await visit();
  const { common } = await readKeptFiles(client);
  for (const file of [...common, "/forecast", "/alarms"]) host.mistakes.set(file, { body: SIGN_IN });
  await page.goto("/robots.txt");
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("/sw.js");
    const worker = registration.installing;
    return new Promise<string | undefined>((resolve) => {
      worker?.addEventListener("statechange", () => resolve(worker.state));
    });
  });
  expect(state).toBe("redundant");
  expect(await keptWith(page, "Welcome")).toEqual([]);

  host.mistakes.clear();
  await page.goto("/");
  await register(page);
  expect(await keptWith(page, "Welcome")).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patient)
    .toBe(true);

  // A file of another version: the worker hands no page on in its place, and asks anew each time.
  host.mistakes.set("/assets/later-1.js", { body: SIGN_IN });
  const ask = () =>
    page.evaluate(() =>
      fetch("/assets/later-1.js").then(
        async (response) => response.text(),
        () => "failed",
      ),
    );
  expect(await ask()).toBe("failed");
  host.mistakes.set("/assets/later-1.js", { type: "text/javascript", body: "export {};" });
  expect(await ask()).toBe("export {};");
}, 90_000);

test("a full disk leaves no half cache, and the site goes on", async () => {
  const { host, page } = await visit();
  await page.goto("/");
  await register(page);
  const files = () =>
    page.evaluate(async () => {
      const lists = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`),
        ),
      );
      return lists
        .flat()
        .filter((file) => !file.startsWith("foray-doubt"))
        .sort();
    });
  const before = await files();
  const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.origin, quotaSize: usage + 500_000 });
  await host.deploy(next);
  expect(await update(page)).toBe("redundant");
  expect(await files()).toEqual(before);
  await page.goto("/forecast");
  await hydrated(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.origin });
  expect(await update(page)).toBe("installed");
}, 90_000);

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("the worker that takes the worker away leaves nothing, and the page is loaded from the host", async () => {
  const { host, page } = await visit();
  await page.goto("/");
  await register(page);
  const switched = join(folder, "switched");
  await cp(client, switched, { recursive: true, filter: (path) => !/sw\.js\.(?:br|gz)$/.test(path) });
  await buildRemoval(switched);
  await host.deploy(switched);
  const loaded = page.waitForEvent("load");
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await loaded;
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller), patient).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(host.asked.filter((path) => path === "/").length).toBeGreaterThan(1);
}, 90_000);

test("where the host has no worker any more, the next visit forgets what was kept", async () => {
  const { host, page } = await visit();
  await page.goto("/");
  await register(page);
  expect(await registered(page)).toBe(1);
  host.mistakes.set("/sw.js", { status: 404, body: "gone" });
  await page.goto("/forecast");
  await expect.poll(() => registered(page), patient).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys()), patient).toEqual([]);
  // It does not come back by itself while the host has none.
  await page.goto("/");
  await hydrated(page);
  expect(await registered(page)).toBe(0);
}, 90_000);
