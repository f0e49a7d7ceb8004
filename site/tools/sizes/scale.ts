import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Scale } from "./measure.ts";

/** Bytes after gzip, as the budgets are stated. */
export function zipped(body: Buffer | string): number {
  return gzipSync(body, { level: 9 }).length;
}

/** Weighs files of a built site (fonts as they are) and texts of its pages, each once: many pages share them. */
export function siteScale(client: string): Scale {
  const known = new Map<string, number>();
  const once = (key: string, weighed: () => number) => {
    const count = known.get(key) ?? weighed();
    known.set(key, count);
    return count;
  };
  return {
    file: (path) =>
      once(path, () => {
        const body = readFileSync(join(client, path));
        return path.endsWith(".woff2") ? body.length : zipped(body);
      }),
    text: (text) => (text === "" ? 0 : once(text, () => zipped(text))),
  };
}
