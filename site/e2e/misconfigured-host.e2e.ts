import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { buildRemoval } from "../build/publish/worker/build.ts";
import { client } from "../testing/addresses.ts";
import { fewKept, registerWorker, visitCareless } from "../testing/misconfigured-host.ts";
import { controlled, goTo, hydrated } from "../testing/site.ts";

const patient = { timeout: 30_000, interval: 50 };
const SIGN_IN = "<!doctype html><title>Sign in</title><h1>Welcome to the network of this hotel</h1>";

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

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test("the service worker never caches a sign-in page and unregisters if its script is gone", async () => {
  const { host, page } = await visitCareless();
  const { common } = await fewKept(client);
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
  await registerWorker(page);
  expect(await keptWith(page, "Welcome")).toEqual([]);
  await controlled(page);

  // The worker does not pass on HTML in place of a file, and requests the file again each time.
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

  expect(await registered(page)).toBe(1);
  host.mistakes.set("/sw.js", { status: 404, body: "gone" });
  await page.goto("/forecast");
  await expect.poll(() => registered(page), patient).toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys()), patient).toEqual([]);
  await goTo(page, "/");
  expect(await registered(page)).toBe(0);
}, 240_000);

test("the removal worker unregisters, clears all caches and reloads the page from the host", async () => {
  const { host, page } = await visitCareless();
  await page.goto("/");
  await registerWorker(page);
  const folder = await mkdtemp(join(tmpdir(), "foray-careless-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await buildRemoval(folder);
  host.mistakes.set("/sw.js", { type: "text/javascript", body: await readFile(join(folder, "sw.js")) });
  const loaded = page.waitForEvent("load");
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await loaded;
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller), patient).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(host.asked.filter((path) => path === "/").length).toBeGreaterThan(1);
}, 240_000);
