import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

/** Paths from the site's root, such as `/assets/a.js` or `/ja/forecast/index.html`. */
export type KeptFiles = Readonly<{
  common: readonly string[];
  /** Including each language's `shell.html`. */
  byLanguage: Readonly<Record<string, readonly string[]>>;
}>;

/** Not published; for tests and size checks. */
const LIST = "../kept-files.json";

const files = v.array(v.string());
const schema = v.object({ common: files, byLanguage: v.record(v.string(), files) });

export async function writeKeptFiles(client: string, kept: KeptFiles): Promise<void> {
  await writeFile(join(client, LIST), `${JSON.stringify(kept)}\n`);
}

/** Throws if there is no build. */
export async function readKeptFiles(client: string): Promise<KeptFiles> {
  return v.parse(schema, JSON.parse(await readFile(join(client, LIST), "utf8")));
}
