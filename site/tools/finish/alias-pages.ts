import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { oldAddresses } from "../../server/old-addresses.ts";
import { pageFiles } from "../../server/page-files.ts";

/**
 * A small page at another name of a page, for hosts that know no redirects: it has the page's own title, canonical link and preview, and
 * sends visitors on without a script.
 * @param page the built page
 * @param address where it stands, with the site's base
 */
export function aliasPage(page: string, address: string): string {
  const [head = ""] = /<head>[\s\S]*<\/head>/.exec(page) ?? [];
  const own = [...head.matchAll(/<(?:title|meta|link)\b[^>]* data-page="">(?:[^<]*<\/title>)?/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes(' rel="alternate"'));
  const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(head) ?? [];
  const href = encodeURI(address);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${href}">
${own.join("\n")}
</head>
<body><p><a href="${href}">${title}</a></p></body>
</html>
`;
}

/** Writes the page for each other name of a page that was built; a file system that ignores capitals gets one of several. Gives how many. */
export async function writeAliasPages(client: string, base: string): Promise<number> {
  const pages = new Map<string, string>();
  let written = 0;
  for (const { from, to } of oldAddresses()) {
    const file = pageFiles(to).find((each) => existsSync(join(client, each)));
    const target = join(client, `${from}.html`);
    if (file === undefined || existsSync(target)) continue;
    const page = pages.get(file) ?? (await readFile(join(client, file), "utf8"));
    pages.set(file, page);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, aliasPage(page, base + to.slice(1)));
    written += 1;
  }
  return written;
}
