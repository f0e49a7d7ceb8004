import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { defaultLanguage, languages } from "../../app/i18n/language.ts";
import { escapeHtml } from "../../app/router/escape.ts";
import { oldAddresses, slugNames } from "../hosting/old-addresses.ts";
import { classicScript } from "../prerender/classic-script.ts";
import type { WrittenPage } from "../prerender/written-pages.ts";

/** Used by the not-found page and the alias pages; relative to the site's base. */
export const OTHER_NAMES_SCRIPT = "other-names.js";

/**
 * Redirects with or without JavaScript.
 * @param address path of the target page, including the site's base
 */
export function aliasPage(
  { head, title }: Pick<WrittenPage, "head" | "title">,
  address: string,
  base: string,
): string {
  const href = encodeURI(address);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="${base}${OTHER_NAMES_SCRIPT}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
${head}
</head>
<body><p><a href="${href}">${escapeHtml(title)}</a></p></body>
</html>
`;
}

export async function writeOtherNames(client: string, base: string): Promise<void> {
  const script = await classicScript("app/start/other-names.ts", base, {
    OTHER_NAMES: slugNames(),
    LANGUAGES: languages.filter((language) => language !== defaultLanguage),
  });
  await writeFile(join(client, OTHER_NAMES_SCRIPT), script);
}

/** Skips existing files, as some names differ only in case. Returns the number of pages. */
export async function writeAliasPages(client: string, base: string, pages: readonly WrittenPage[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  let written = 0;
  for (const { from, to } of oldAddresses()) {
    const page = byPath.get(to);
    const target = join(client, `${from}.html`);
    if (page === undefined || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, aliasPage(page, base + to.slice(1), base));
    written += 1;
  }
  return written;
}
