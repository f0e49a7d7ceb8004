import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { escapeHtml } from "../../app/router/escape.ts";
import { oldAddresses } from "../../server/old-addresses.ts";
import type { WrittenPage } from "../prerender/written-pages.ts";

/**
 * A small page at another name of a page, for hosts that know no redirects: it has the page's own title, canonical link and preview, and
 * sends visitors on without a script.
 * @param address where the page stands, with the site's base
 */
export function aliasPage({ head, title }: Pick<WrittenPage, "head" | "title">, address: string): string {
  const href = encodeURI(address);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${href}">
${head}
</head>
<body><p><a href="${href}">${escapeHtml(title)}</a></p></body>
</html>
`;
}

/** Writes a page for each other name of these pages; a file system that ignores capitals gets one of several. Returns how many. */
export async function writeAliasPages(client: string, base: string, pages: readonly WrittenPage[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  let written = 0;
  for (const { from, to } of oldAddresses()) {
    const page = byPath.get(to);
    const target = join(client, `${from}.html`);
    if (page === undefined || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, aliasPage(page, base + to.slice(1)));
    written += 1;
  }
  return written;
}
