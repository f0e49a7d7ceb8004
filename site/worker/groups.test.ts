import { expect, test } from "vitest";
import { isQuotaExceeded, WrongFile } from "./fill.ts";
import {
  installVersion,
  keepLanguage,
  PREVIOUS_VERSION,
  removeOutdated,
  retainPrevious,
  wholeLanguages,
} from "./groups.ts";
import { cacheKey } from "./manifest.ts";
import { deploy, smallSite, tab } from "./testing/small-site.ts";

const English = "foray-language-en";
const Japanese = "foray-language-ja";

test("installVersion caches common files and only the language of the open tab", async () => {
  const { caches, host, manifest, source } = await smallSite();
  await installVersion(manifest, [tab("/ja/forecast")], source);
  expect(await caches.keys()).toEqual(["foray-common", Japanese]);
  expect(caches.list("foray-common")).toEqual([
    "/assets/app-one.js",
    expect.stringMatching(/^\/favicon\.svg\?content=/),
  ]);
  expect(caches.list(Japanese)).toHaveLength(4);
  expect(await wholeLanguages(manifest, source)).toEqual(["ja"]);
  expect(host.asked).toHaveLength(6);
});

test("installVersion caches the default language without tabs or earlier caches", async () => {
  const { manifest, source } = await smallSite();
  await installVersion(manifest, [], source);
  expect(await wholeLanguages(manifest, source)).toEqual(["en"]);
});

test("keepLanguage caches a language and drops those that no tab shows", async () => {
  const { caches, manifest, source } = await smallSite();
  await installVersion(manifest, [tab("/")], source);
  await keepLanguage("ja", manifest, [tab("/ja"), tab("/forecast")], source);
  expect(await wholeLanguages(manifest, source)).toEqual(["en", "ja"]);
  await keepLanguage("ja", manifest, [tab("/ja")], source);
  expect(await caches.keys()).toEqual(["foray-common", Japanese]);
  await keepLanguage("constructor", manifest, [], source);
  await keepLanguage("xx", manifest, [], source);
  expect(await wholeLanguages(manifest, source)).toEqual(["ja"]);
});

test("keepLanguage leaves the old language in place if the new one fails", async () => {
  const { host, manifest, source } = await smallSite();
  await installVersion(manifest, [tab("/")], source);
  host.online = false;
  await expect(keepLanguage("ja", manifest, [tab("/ja")], source)).rejects.toThrow("Failed to fetch");
  expect(await wholeLanguages(manifest, source)).toEqual(["en"]);
  host.online = true;
  await keepLanguage("ja", manifest, [tab("/ja")], source);
  expect(await wholeLanguages(manifest, source)).toEqual(["ja"]);
});

test("keepLanguage fetches files that are missing from a cache", async () => {
  const { caches, manifest, source } = await smallSite();
  await installVersion(manifest, [tab("/")], source);
  caches.stores.get("foray-common")?.entries.clear();
  await keepLanguage("en", manifest, [tab("/")], source);
  expect(caches.list("foray-common")).toHaveLength(2);
});

test("an update fetches only changed files and keeps the cached languages", async () => {
  const { caches, host, manifest, source } = await smallSite();
  await installVersion(manifest, [tab("/ja")], source);
  const next = await deploy(host, "two", { texts: new Map([["/favicon.svg", "one"]]) });
  host.asked.length = 0;
  await installVersion(next, [], source);
  expect(host.asked.some((path) => path.startsWith("/favicon"))).toBe(false);
  await retainPrevious(next, source);
  await removeOutdated(next, [tab("/ja")], source);
  expect(caches.list("foray-common")).toEqual([
    "/assets/app-two.js",
    expect.stringMatching(/^\/favicon\.svg\?content=/),
  ]);
  expect(caches.list(Japanese)).toHaveLength(4);
  expect(caches.list(Japanese)[0]).toBe("/assets/words.ja-two.js");
  expect(caches.list(PREVIOUS_VERSION)).toEqual(["/assets/app-one.js", "/assets/words.ja-one.js"]);
});

test("retainPrevious keeps the previous version’s files until no tab is open", async () => {
  const { caches, host, manifest, source } = await smallSite();
  await installVersion(manifest, [tab("/")], source);
  const two = await deploy(host, "two");
  await installVersion(two, [tab("/")], source);
  await retainPrevious(two, source);
  await removeOutdated(two, [tab("/")], source);
  const three = await deploy(host, "three");
  await installVersion(three, [tab("/")], source);
  for (const time of ["first", "again"]) {
    await retainPrevious(three, source);
    expect(caches.list(PREVIOUS_VERSION).toSorted(), time).toEqual([
      "/assets/app-two.js",
      "/assets/words.en-two.js",
    ]);
  }
  await removeOutdated(three, [tab("/forecast")], source);
  expect(caches.list(PREVIOUS_VERSION)).toHaveLength(2);
  await removeOutdated(three, [], source);
  expect(await caches.keys()).toEqual(["foray-common", English]);
});

test("installVersion rejects stale files while a new version is being uploaded", async () => {
  const { caches, host, manifest, source } = await smallSite();
  await installVersion(manifest, [tab("/")], source);
  const next = await deploy(host, "two");
  host.put("/forecast", "one");
  await expect(installVersion(next, [tab("/")], source)).rejects.toBeInstanceOf(WrongFile);
  const pages = next.byLanguage.en?.entries.filter(([address]) => address === "/forecast") ?? [];
  expect(pages).toHaveLength(1);
  for (const page of pages) expect(caches.list(English)).not.toContain(cacheKey(page, "/"));
  // The current version is still complete.
  expect(await wholeLanguages(manifest, source)).toEqual(["en"]);
  host.put("/forecast", "two");
  await installVersion(next, [tab("/")], source);
  expect(await wholeLanguages(next, source)).toEqual(["en"]);
});

test("installVersion bypasses the browser’s cache after a wrong file", async () => {
  const { host, manifest, source } = await smallSite();
  let wrong = 1;
  host.files.set("/assets/app-one.js", () =>
    wrong-- > 0
      ? new Response("<h1>Sign in</h1>", { headers: { "Content-Type": "text/html" } })
      : new Response("one", { headers: { "Content-Type": "text/javascript" } }),
  );
  await installVersion(manifest, [tab("/")], source);
  expect(host.asked.filter((path) => path.includes("app-one"))).toEqual([
    "/assets/app-one.js",
    "/assets/app-one.js anew",
  ]);
});

test.each([0, 1, 2, 3, 4, 5])(
  "installVersion leaves all caches unchanged if only %i more files fit",
  async (more) => {
    const { caches, host, manifest, source } = await smallSite();
    await installVersion(manifest, [tab("/")], source);
    const before = new Map([...caches.stores].map(([name, { entries }]) => [name, [...entries.keys()]]));
    const next = await deploy(host, "two");
    caches.room = caches.count() + more;
    await expect(installVersion(next, [tab("/")], source)).rejects.toSatisfy(isQuotaExceeded);
    for (const [name, keys] of before)
      expect([...(caches.stores.get(name)?.entries.keys() ?? [])]).toEqual(keys);
  },
);
