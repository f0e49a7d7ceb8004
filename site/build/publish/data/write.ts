import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { collectTables } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { readArchive, releasesUntil } from "./archive.ts";
import { type DataFile, dataFiles } from "./files.ts";
import { v1Tables } from "./tables.ts";

const manifest = new URL("../../../../packages/fieldops/package.json", import.meta.url);

/** The version of the records. */
export async function recordsVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(manifest, "utf8"))).version;
}

/**
 * The files of /data/v1 from the current records.
 * @param day of the build, `YYYY-MM-DD`: the date of changes that no release has yet
 */
export async function makeData(day: string): Promise<readonly DataFile[]> {
  const tables = v1Tables(await collectTables());
  return dataFiles(tables, releasesUntil(tables, await readArchive(), await recordsVersion(), day));
}

/** Writes the records as `/data/v1/*.json` into the built site; returns how many files. */
export async function writeData(client: string, day: string): Promise<number> {
  const files = await makeData(day);
  for (const { path, text } of files) {
    const target = join(client, "data", "v1", path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return files.length;
}
