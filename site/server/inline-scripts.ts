import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Beside the client folder, not in it: hosts need the hashes, visitors do not. */
const FILE = "inline-scripts.json";

/** The CSP source of an inline script. */
export function scriptSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content, "utf8").digest("base64")}'`;
}

export async function writeInlineScripts(build: string, sources: readonly string[]): Promise<void> {
  await writeFile(join(build, FILE), `${JSON.stringify(sources)}\n`);
}

/** The CSP sources that the last build wrote; none when it has not been finished. */
export async function readInlineScripts(build: string): Promise<readonly string[]> {
  let text: string;
  try {
    text = await readFile(join(build, FILE), "utf8");
  } catch {
    return [];
  }
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value) || !value.every((each): each is string => typeof each === "string")) {
    throw new TypeError(`${FILE} must be a list of texts`);
  }
  return value;
}
