import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { collectTables } from "../../../packages/fieldops/checks/tables.ts";
import { type DataFile, dataFiles } from "./files.ts";

const manifest = new URL("../../../packages/fieldops/package.json", import.meta.url);

/** The files of /data from the records as they stand. */
export async function makeData(): Promise<readonly DataFile[]> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(manifest, "utf8")));
  return dataFiles(await collectTables(), version);
}

/** Writes the records as `/data/*.json` into the built site; returns how many files. */
export async function writeData(client: string): Promise<number> {
  const files = await makeData();
  for (const { path, text } of files) {
    const target = join(client, "data", path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return files.length;
}
