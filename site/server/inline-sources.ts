import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

/** Beside the client folder, not in it: hosts need the hashes, visitors do not. */
const FILE = "inline-sources.json";

const schema = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) });

/** The CSP sources (`'sha256-…'`) of what stands in the built pages as text. */
export type InlineSources = Readonly<{ scripts: readonly string[]; styles: readonly string[] }>;

/** The CSP source of an inline script or style. */
export function inlineSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content, "utf8").digest("base64")}'`;
}

export async function writeInlineSources(build: string, sources: InlineSources): Promise<void> {
  await writeFile(join(build, FILE), `${JSON.stringify(sources)}\n`);
}

/** The sources that the last build wrote; none when it has not been finished. Throws on a file of another shape. */
export async function readInlineSources(build: string): Promise<InlineSources> {
  let text: string;
  try {
    text = await readFile(join(build, FILE), "utf8");
  } catch {
    return { scripts: [], styles: [] };
  }
  return v.parse(schema, JSON.parse(text));
}
