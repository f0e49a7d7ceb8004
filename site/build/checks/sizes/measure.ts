import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Files a page loads before it is usable; paths from the site's root. */
export type PageFiles = Readonly<Record<"scripts" | "styles" | "fonts", readonly string[]>>;

const TAG = /<(link|script)\b([^>]*)>/g;

export function pageFiles(html: string): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const fonts = new Set<string>();
  for (const [, tag, attributes = ""] of html.matchAll(TAG)) {
    const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
    const address = value(tag === "script" ? "src" : "href");
    if (address === undefined) continue;
    const rel = value("rel");
    if (tag === "script" || rel === "modulepreload") scripts.add(address);
    else if (rel === "stylesheet") styles.add(address);
    else if (value("as") === "font") fonts.add(address);
  }
  return { scripts: [...scripts], styles: [...styles], fonts: [...fonts] };
}

/** Size after gzip, in bytes. */
export function zipped(body: Buffer | string): number {
  return gzipSync(body, { level: 9 }).length;
}

/** Fonts are not compressed further. Sizes are cached because pages share files. */
export function weigher(client: string): (paths: readonly string[]) => number {
  const known = new Map<string, number>();
  const weigh = (path: string) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const body = readFileSync(join(client, path));
    const bytes = path.endsWith(".woff2") ? body.length : zipped(body);
    known.set(path, bytes);
    return bytes;
  };
  return (paths) => paths.reduce((total, path) => total + weigh(path), 0);
}

/**
 * Bytes after gzip. The higher budgets are for tools: maps, boards, the holster creator, forecasts.
 * @param path without the language
 */
export function scriptBudget(path: string): number {
  if (/^\/(?:maps?|portals|timers|run|drs\/holster\/c)(?:\/|$)/.test(path)) return 225_000;
  return /^\/forecast(?:\/|$)/.test(path) ? 215_000 : 210_000;
}
