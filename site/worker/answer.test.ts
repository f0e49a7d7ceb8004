import { expect, test } from "vitest";
import { answers } from "./answer.ts";
import { installVersion, keepLanguage } from "./groups.ts";
import { ORIGIN } from "./testing/memory-caches.ts";
import { smallSite, tab } from "./testing/small-site.ts";

const never = () => new Promise<void>(() => undefined);
const ask = (path: string) => new Request(ORIGIN + path);

async function installed(paths = ["/"], base = "/") {
  const site = await smallSite(base);
  await installVersion(site.manifest, paths.map(tab), site.source);
  site.host.asked.length = 0;
  const { page, file } = answers(site.manifest, site.source, never);
  return { ...site, page, file };
}

test("the worker serves a cached page without a request, with any query or slash", async () => {
  const { page, host } = await installed();
  for (const path of ["/forecast", "/forecast?with=cassie", "/forecast/", "/"])
    expect(await (await page(ask(path))).text()).toBe("one");
  expect(host.asked).toEqual([]);
});

test("the worker fetches an uncached page, or serves its language’s shell offline", async () => {
  const { page, host, manifest, source } = await installed();
  host.put("/forecast/cassie", "a page of the host");
  expect(await (await page(ask("/forecast/cassie"))).text()).toBe("a page of the host");
  expect((await page(ask("/nope"))).status).toBe(404);
  await keepLanguage("ja", manifest, [tab("/ja"), tab("/")], source);
  host.put("/ja/shell.html", "never asked for");
  host.online = false;
  for (const path of ["/forecast/cassie", "/ja/forecast/cassie"])
    expect(await (await page(ask(path))).text()).toBe("one");
});

test("the worker falls back to the shell if the host fails or is slow", async () => {
  const { page, host, manifest, source } = await installed();
  host.files.set("/forecast/cassie", () => new Response("Bad gateway", { status: 502 }));
  expect(await (await page(ask("/forecast/cassie"))).text()).toBe("one");
  const slow = answers(
    manifest,
    { ...source, fetch: () => new Promise(() => undefined) },
    async () => undefined,
  );
  expect(await (await slow.page(ask("/forecast/cassie"))).text()).toBe("one");
});

test("the worker redirects from an uncached language to a cached one when offline", async () => {
  const { page, host } = await installed(["/ja"]);
  host.online = false;
  const answer = await page(ask("/forecast/cassie"));
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(`${ORIGIN}/ja/forecast/cassie`);
});

test("a page request fails when the worker is offline with an empty cache", async () => {
  const { page, host, caches } = await installed();
  caches.stores.clear();
  host.online = false;
  await expect(page(ask("/forecast"))).rejects.toThrow("Failed to fetch");
});

test("a page request creates no cache for an uncached language", async () => {
  const { page, caches } = await installed();
  await page(ask("/ja/forecast"));
  expect([...caches.stores.keys()]).not.toContain("foray-language-ja");
});

test("the worker serves files of its manifest from the cache and ignores others", async () => {
  const { file, host } = await installed();
  expect(await (await file(ask("/assets/app-one.js")))?.text()).toBe("one");
  expect(await (await file(ask("/favicon.svg?v=2")))?.text()).toBe("one");
  expect(file(ask("/data/v1/zones.json"))).toBeUndefined();
  expect(file(ask("/robots.txt"))).toBeUndefined();
  expect(host.asked).toEqual([]);
});

test("the worker reads other versions’ files from the old cache, else from the network", async () => {
  const { file, host, caches } = await installed();
  const before = await caches.open("foray-before");
  await before.put("/assets/old-0.js", new Response("old"));
  expect(await (await file(ask("/assets/old-0.js")))?.text()).toBe("old");
  host.put("/assets/next-9.js", "next");
  expect(await (await file(ask("/assets/next-9.js")))?.text()).toBe("next");
});

test("the worker neither serves nor caches HTML in place of a script", async () => {
  const { file, host, caches } = await installed();
  host.put("/assets/next-9.js", "<h1>Sign in</h1>", "text/html");
  const first = await file(ask("/assets/next-9.js"));
  expect(first?.type).toBe("error");
  expect(host.asked).toEqual(["/assets/next-9.js", "/assets/next-9.js anew"]);
  host.put("/assets/next-9.js", "next");
  expect(await (await file(ask("/assets/next-9.js")))?.text()).toBe("next");
  expect([...caches.stores.values()].flatMap(({ entries }) => [...entries.keys()])).not.toContain(
    `${ORIGIN}/assets/next-9.js`,
  );
});

test("the worker passes on a 404 for an unknown asset", async () => {
  const { file } = await installed();
  expect((await file(ask("/assets/gone-0.js")))?.status).toBe(404);
});
