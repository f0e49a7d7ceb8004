import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fingerprint } from "../../../worker/check.ts";
import { buildRemoval, buildWorker, listKept } from "./build.ts";
import { type KeptFiles, readKeptFiles } from "./kept-files.ts";

let folder = "";
let client = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "foray-worker-"));
  client = join(folder, "client");
  for (const file of [
    "index.html",
    "shell.html",
    "forecast/index.html",
    "ja/index.html",
    "ja/shell.html",
    "assets/a-1.js",
    "large.png",
  ]) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), file === "large.png" ? new Uint8Array(5_000_000) : file);
  }
});
afterAll(() => rm(folder, { recursive: true }));

const groups: KeptFiles = {
  common: ["/assets/a-1.js"],
  byLanguage: {
    en: ["/shell.html", "/index.html", "/forecast/index.html"],
    ja: ["/ja/shell.html", "/ja/index.html"],
  },
};
const options = (changes: Partial<KeptFiles> = {}, base = "/") => ({
  client,
  base,
  defaultLanguage: "en",
  groups: { ...groups, ...changes },
});

test.each(["/", "/some/almanac/"])("listKept lists each file under its address below %s", async (base) => {
  const { manifest, count } = await listKept(options({}, base));
  const addresses = (entries: readonly (readonly [string, string])[]) => entries.map(([address]) => address);
  expect(addresses(manifest.common)).toEqual([`${base}assets/a-1.js`]);
  expect(addresses(manifest.byLanguage.en?.entries ?? [])).toEqual([
    `${base}forecast`,
    base,
    `${base}shell.html`,
  ]);
  expect(addresses(manifest.byLanguage.ja?.entries ?? [])).toEqual([`${base}ja`, `${base}ja/shell.html`]);
  expect(manifest.byLanguage.ja?.folder).toBe(`${base}ja/`);
  expect(manifest.common[0]?.[1]).toBe(await fingerprint(new TextEncoder().encode("assets/a-1.js")));
  expect(count).toBe(6);
});

describe("listKept with an invalid list", () => {
  test.each<[string, Partial<KeptFiles>, RegExp]>([
    ["a missing file", { common: ["/assets/gone.js"] }, /ENOENT/],
    ["a file named twice", { common: ["/index.html"] }, /twice/],
    ["a large file", { common: ["/large.png"] }, /too large/],
    ["a language without its shell", { byLanguage: { en: ["/index.html"] } }, /does not keep \/shell\.html/],
    ["no default language", { byLanguage: { ja: ["/ja/shell.html"] } }, /no file is kept in en/],
  ])("listKept rejects a list with %s", async (_, changes, fault) => {
    await expect(listKept(options(changes))).rejects.toThrow(fault);
  });
});

test("buildWorker writes one classic script, the same for the same files", async () => {
  await buildWorker(options());
  const first = await readFile(join(client, "sw.js"), "utf8");
  expect(first).toContain("/ja/shell.html");
  expect(await readKeptFiles(client)).toEqual(groups);
  expect(first).not.toMatch(/^\s*(?:import|export)\b/m);
  expect(() => new Script(first)).not.toThrow();
  await buildWorker(options());
  expect(await readFile(join(client, "sw.js"), "utf8")).toBe(first);
  await writeFile(join(client, "assets/a-1.js"), "changed");
  await buildWorker(options());
  expect(await readFile(join(client, "sw.js"), "utf8")).not.toBe(first);
});

test("buildRemoval writes a worker that unregisters itself and caches no files", async () => {
  await buildRemoval(client);
  const text = await readFile(join(client, "sw.js"), "utf8");
  expect(text).toContain("unregister");
  expect(text).not.toContain("shell.html");
});
