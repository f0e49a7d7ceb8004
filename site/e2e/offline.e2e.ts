import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { type Site, serveSite } from "../server/serve.ts";
import { readKeptFiles } from "../tools/worker/kept-files.ts";
import { client, pageKinds } from "./support/addresses.ts";
import { connectBrowser } from "./support/browser.ts";
import { writeSecondVersion } from "./support/second-version.ts";
import { hydrated, keepOffline, openSite } from "./support/site.ts";
import { watchFaults } from "./support/watch.ts";

const patient = { timeout: 30_000, interval: 50 };

/** The one request that tells the device's clock from the site's: with no network there is nothing to compare. */
const clockRequest = /robots\.txt|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** Addresses that only the router knows: no file of the site stands for them. */
const unwritten = ["/forecast/nobody-knows", "/forecast/cold-box?mob=val-griffin", "/no/such/page"];

describe("with no network, after one visit", () => {
  test("every kind of page opens, also where the player has never been", async () => {
    const { page, context, faults } = await openSite({ path: "/", serviceWorkers: true });
    await keepOffline(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      );
      return { names, files: files.reduce((sum, count) => sum + count, 0) };
    });
    const { common, byLanguage } = await readKeptFiles(client);
    expect(kept.names).toEqual(["foray-common", "foray-language-en"]);
    expect(kept.files).toBe(common.length + (byLanguage["en"]?.length ?? 0));

    // The page of the first visit goes on when the network leaves while it is open.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patient)
      .toBe(true);
    await context.setOffline(true);
    await page.locator('#sidebar a[href="/forecast"]').first().click();
    await expect.poll(() => page.locator("h1").textContent(), patient).toContain("Upcoming");

    for (const address of [...pageKinds(), ...unwritten]) {
      await page.goto(address);
      await hydrated(page);
      await expect
        .poll(() => page.locator("h1").count(), { ...patient, message: `no heading at ${address}` })
        .toBe(1);
      expect(await page.locator("main").textContent(), address).not.toContain("Unexpected Application Error");
    }
    // A map with its markers, and the still charts of the forecasts' places.
    await page.goto("/map/zadnor");
    await page.locator(".map-tiles").first().waitFor({ state: "attached" });
    await expect.poll(() => page.locator(".map-plane svg .coast").count()).toBe(1);
    const stills = common.filter((file) => file.startsWith("/stills/"));
    expect(stills.length).toBeGreaterThan(50);
    const answered = await page.evaluate(
      (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).ok)),
      stills,
    );
    expect(answered).not.toContain(false);
    expect(await page.evaluate(() => caches.keys())).toEqual(kept.names);
    expect(faults.take().filter((fault) => !clockRequest.test(fault))).toEqual([]);
  }, 120_000);
});

test("the language one reads is kept and no other; with no network an address in another one opens in it", async () => {
  const { page, context, faults } = await openSite({
    path: "/ja/forecast",
    language: "ja-JP",
    serviceWorkers: true,
  });
  await keepOffline(page);
  const keptNames = () => page.evaluate(async () => (await caches.keys()).sort());
  expect(await keptNames()).toEqual(["foray-common", "foray-language-ja"]);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), patient)
    .toBe(true);
  await context.setOffline(true);
  for (const address of ["/ja", "/ja/forecast/cassie", "/ja/no/such/page"]) {
    await page.goto(address);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.lang), address).toBe("ja");
    await expect.poll(() => page.locator("h1").count(), patient).toBe(1);
  }
  await page.goto("/de/forecast/cassie");
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe("/ja/forecast/cassie");

  // Back on the network, a page in German makes German the language that is kept.
  await context.setOffline(false);
  await page.goto("/de/forecast");
  await hydrated(page);
  await expect.poll(keptNames, patient).toEqual(["foray-common", "foray-language-de"]);
  await context.setOffline(true);
  await page.goto("/de/forecast/cassie");
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
  expect(faults.take().filter((fault) => !clockRequest.test(fault))).toEqual([]);
}, 90_000);

describe("a new version", () => {
  let folder = "";
  let next = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "foray-next-"));
    next = await writeSecondVersion(client, folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A site of its own whose build can be changed under the same address. */
  async function openHost(): Promise<{
    context: BrowserContext;
    origin: string;
    deploy: () => Promise<void>;
  }> {
    let site: Site = await serveSite({ root: client, port: 0 });
    const { origin } = site;
    const browser = await connectBrowser(inject("browserEndpoint"));
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

  async function openTab(context: BrowserContext, origin: string, path: string) {
    const page = await context.newPage();
    const loads: string[] = [];
    page.on("load", () => loads.push(page.url()));
    const faults = await watchFaults(page, { origin });
    await page.goto(path);
    await hydrated(page);
    return { page, loads, faults };
  }

  const versionOf = (page: Page) =>
    page.evaluate(() =>
      document.querySelector("script[type=module][src$='v2.js']") === null ? "old" : "new",
    );

  /** Waits for the page's own registration (it comes when the page has been at rest), then asks for the next version. */
  async function findUpdate(page: Page): Promise<void> {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
  }

  const note = (page: Page) => page.getByText("A new version", { exact: false });

  test("is told of, comes with the next page, once, and strands no open tab", async () => {
    const { context, origin, deploy } = await openHost();
    const first = await openTab(context, origin, "/");
    await expect
      .poll(() => first.page.evaluate(() => navigator.serviceWorker.controller !== null), patient)
      .toBe(true);
    const second = await openTab(context, origin, "/");
    // The second tab follows the worker from when it has come to rest.
    await second.page.waitForFunction(() => performance.now() > 3300);
    expect(await versionOf(second.page)).toBe("old");

    await deploy();
    await findUpdate(second.page);
    await note(second.page).waitFor();
    await note(first.page).waitFor();
    // Told, not done: both still show the old version.
    expect(await versionOf(second.page)).toBe("old");
    expect(second.loads).toHaveLength(1);

    await second.page.locator('#sidebar a[href="/forecast"]').first().click();
    await expect.poll(() => second.loads.length, patient).toBe(2);
    await hydrated(second.page);
    expect(await versionOf(second.page)).toBe("new");
    expect(new URL(second.page.url()).pathname).toBe("/forecast");
    await expect.poll(() => note(second.page).count()).toBe(0);

    // The first tab is of the old version, whose files no host has any more: what it has not yet loaded still comes.
    expect(first.loads).toHaveLength(1);
    await first.page.getByRole("button", { name: "Settings" }).click();
    await first.page.getByRole("dialog").waitFor();
    await first.page.keyboard.press("Escape");
    expect(await versionOf(first.page)).toBe("old");

    // Its next page is of the new version, and later ones load nothing anew.
    await first.page.locator('#sidebar a[href="/forecast"]').first().click();
    await expect.poll(() => first.loads.length, patient).toBe(2);
    await hydrated(first.page);
    expect(await versionOf(first.page)).toBe("new");
    for (const link of ["/", "/forecast"]) {
      await first.page.locator(`#sidebar a[href="${link}"]`).first().click();
      await expect.poll(() => new URL(first.page.url()).pathname, patient).toBe(link);
    }
    await findUpdate(first.page);
    expect(first.loads).toHaveLength(2);
    expect(second.loads).toHaveLength(2);

    // What is kept stays bounded: this version and the changed files of the one before.
    const names = await first.page.evaluate(() => caches.keys());
    expect(names.sort()).toEqual(["foray-before", "foray-common", "foray-language-en"]);
    // While the host changes its version it refuses for a moment; a tab that looks for a newer worker then logs so.
    const faults = [...first.faults.list, ...second.faults.list];
    expect(faults.filter((fault) => !/ERR_CONNECTION_REFUSED.*\/sw\.js\)$/.test(fault))).toEqual([]);
  }, 90_000);

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
    await again.goto("/forecast/cassie");
    await hydrated(again);
    expect(await versionOf(again)).toBe("new");
    expect(await again.evaluate(() => caches.has("foray-before"))).toBe(false);
  }, 60_000);
});
