import { intoHead } from "./head.ts";

/**
 * Parts that come after the page are prerendered into it, but the router names the style sheets of the page's own module only: until
 * such a part's script has come, it would stand there bare and then jump. Its sheet is named in the page as well; the part's own loader
 * finds it there and does not ask again.
 */
export type Sheets = ReadonlyMap<string, readonly string[]>;

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;

/** Which sheets know a class, the smallest first, by the sheets' addresses and texts. */
export function sheetsByClass(sheets: ReadonlyMap<string, string>): Sheets {
  const known = new Map<string, string[]>();
  for (const [address, text] of [...sheets].sort(([, a], [, b]) => a.length - b.length)) {
    for (const name of new Set([...text.matchAll(CLASS)].map(([, each = ""]) => each))) {
      known.set(name, [...(known.get(name) ?? []), address]);
    }
  }
  return known;
}

/** Addresses of the sheets that a page names. */
function named(html: string): Set<string> {
  const links = html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g);
  return new Set([...links].map(([link]) => /\bhref="([^"#]*)/.exec(link)?.[1] ?? ""));
}

/** The page with a sheet named for every class in it that the sheets it names do not know. */
export function nameSheets(html: string, sheets: Sheets): string {
  const here = named(html);
  const missing = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\bclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) {
      const [first, ...others] = sheets.get(name) ?? [];
      if (first === undefined || [first, ...others].some((sheet) => here.has(sheet))) continue;
      missing.add(first);
    }
  }
  if (missing.size === 0) return html;
  const links = [...missing].sort().map((address) => `<link rel="stylesheet" href="${address}"/>`);
  return intoHead(html, links.join(""));
}
