import { describe, expect, test } from "vitest";
import { readKeptFiles } from "../build/publish/worker/kept-files.ts";
import { client, pageKinds } from "../testing/addresses.ts";
import { controlled, goTo, keepOffline, openSite } from "../testing/site.ts";

const patient = { timeout: 30_000, interval: 50 };

/** The clock check fails offline. */
const clockRequest = /robots\.txt|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** Addresses without a file, known only to the router. */
const unwritten = ["/forecast/nobody-knows", "/forecast/cold-box?mob=val-griffin", "/no/such/page"];

describe("offline after one visit", () => {
  test("every kind of page opens offline after one visit, even unvisited ones", async () => {
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
    expect(kept.files).toBe(common.length + (byLanguage.en?.length ?? 0));

    await controlled(page);
    await context.setOffline(true);
    await page.locator('#sidebar a[href="/forecast"]').first().click();
    await expect.poll(() => page.locator("h1").textContent(), patient).toContain("Upcoming");

    for (const address of [...pageKinds(), ...unwritten]) {
      await goTo(page, address);
      await expect
        .poll(() => page.locator("h1").count(), { ...patient, message: `no heading at ${address}` })
        .toBe(1);
      expect(await page.locator("main").textContent(), address).not.toContain("Unexpected Application Error");
    }
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
  }, 240_000);
});

test("only the language in use is kept offline and addresses of others redirect to it", async () => {
  const { page, context, faults } = await openSite({
    path: "/ja/forecast",
    language: "ja-JP",
    serviceWorkers: true,
  });
  await keepOffline(page);
  const keptNames = () => page.evaluate(async () => (await caches.keys()).sort());
  expect(await keptNames()).toEqual(["foray-common", "foray-language-ja"]);
  await controlled(page);
  await context.setOffline(true);
  for (const address of ["/ja", "/ja/forecast/cassie", "/ja/no/such/page"]) {
    await goTo(page, address);
    expect(await page.evaluate(() => document.documentElement.lang), address).toBe("ja");
    await expect.poll(() => page.locator("h1").count(), patient).toBe(1);
  }
  await goTo(page, "/de/forecast/cassie");
  expect(new URL(page.url()).pathname).toBe("/ja/forecast/cassie");

  await context.setOffline(false);
  const goToGerman = async () => {
    await goTo(page, "/de/forecast");
    return new URL(page.url()).pathname;
  };
  // The worker notices later than the page that the network is back.
  await expect.poll(goToGerman, patient).toBe("/de/forecast");
  await expect.poll(keptNames, patient).toEqual(["foray-common", "foray-language-de"]);
  await context.setOffline(true);
  await goTo(page, "/de/forecast/cassie");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
  expect(faults.take().filter((fault) => !clockRequest.test(fault))).toEqual([]);
}, 240_000);
