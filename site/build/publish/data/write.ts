import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { collectTables } from "../../../../packages/fieldops/tools/collect-tables.ts";
import { readArchive, releasesUntil } from "./archive.ts";
import { type DataFile, dataFiles } from "./files.ts";
import { publishedTables, type Version, versions } from "./tables.ts";

const manifest = new URL("../../../../packages/fieldops/package.json", import.meta.url);

export async function recordsVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(manifest, "utf8"))).version;
}

/** @param day of the build, `YYYY-MM-DD`; the date of unreleased changes */
export async function makeData(day: string, version: Version): Promise<readonly DataFile[]> {
  const tables = publishedTables(await collectTables(), version);
  const releases = releasesUntil(tables, version, await readArchive(), await recordsVersion(), day);
  return dataFiles(tables, version, releases);
}

/** Returns the number of files. */
export async function writeData(client: string, day: string): Promise<number> {
  let count = 0;
  for (const version of versions)
    for (const { path, text } of await makeData(day, version)) {
      const target = join(client, "data", version, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
      count += 1;
    }
  return count;
}
