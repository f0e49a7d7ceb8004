import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFiles, type Packing } from "./compress.ts";

let folder: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
  cache = join(folder, "cache");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

const unpacked = async (file: string) => [
  gunzipSync(await readFile(`${file}.gz`)).toString(),
  brotliDecompressSync(await readFile(`${file}.br`)).toString(),
];

test.each(["dense", "quick"] as const)("writes both copies, from the cache too: %s", async (packing) => {
  const [first, text] = ["one line\n".repeat(200), "another line\n".repeat(200)];
  const files = [await write("a.js", first), await write("b.js", first), await write("c.js", text)];
  for (const round of [1, 2]) {
    await compressFiles(files, () => packing, cache);
    expect(await Promise.all(files.map(unpacked)), `round ${round}`).toEqual(
      [first, first, text].map((each) => [each, each]),
    );
    expect(await readdir(cache)).toHaveLength(4);
  }
});

test("a changed file is compressed anew, and what was kept of it goes", async () => {
  const file = await write("a.js", "old\n".repeat(400));
  await compressFiles([file], () => "quick", cache);
  const before = await readdir(cache);
  const text = "new\n".repeat(400);
  await write("a.js", text);
  await compressFiles([file], () => "quick", cache);
  expect(await unpacked(file)).toEqual([text, text]);
  const after = await readdir(cache);
  expect(after).toHaveLength(2);
  expect(after.some((name) => before.includes(name))).toBe(false);
});

test("a small file has no copies, a calendar none in Brotli", async () => {
  const files = [await write("small.js", "x"), await write("a.ics", "BEGIN\n".repeat(200))];
  const packing = (file: string): Packing => (file.endsWith(".ics") ? "gzip" : "dense");
  await compressFiles(files, packing, cache);
  expect((await readdir(folder)).sort()).toEqual(["a.ics", "a.ics.gz", "cache", "small.js"]);
});
