import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

/** Files of the built site, from its root, as `/assets/a.js` or `/ja/forecast/index.html`. */
export type KeptFiles = Readonly<{
  /** Files of every language. */
  common: readonly string[];
  /** Pages and words of each language, its `shell.html` among them. */
  byLanguage: Readonly<Record<string, readonly string[]>>;
}>;

/** Beside the client folder: for tests and for anyone who counts the bytes of a visit. */
const LIST = "../kept-files.json";

const files = v.array(v.string());
const schema = v.object({ common: files, byLanguage: v.record(v.string(), files) });

export async function writeKeptFiles(client: string, kept: KeptFiles): Promise<void> {
  await writeFile(join(client, LIST), `${JSON.stringify(kept)}\n`);
}

/** Files the last build stores. Throws if there is none. */
export async function readKeptFiles(client: string): Promise<KeptFiles> {
  return v.parse(schema, JSON.parse(await readFile(join(client, LIST), "utf8")));
}
