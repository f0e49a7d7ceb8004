import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressFiles } from "./compress.ts";

test("compressFiles writes .br and .gz next to a file unless it is small", async () => {
  const folder = await mkdtemp(join(tmpdir(), "foray-compress-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "a.js");
  const text = "one line\n".repeat(200);
  await writeFile(file, text);
  await writeFile(join(folder, "small.js"), "x");
  await compressFiles([file, join(folder, "small.js")]);
  expect((await readdir(folder)).sort()).toEqual(["a.js", "a.js.br", "a.js.gz", "small.js"]);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
});
