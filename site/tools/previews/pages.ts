import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitLanguage } from "../../app/i18n/language.ts";
import { listFiles } from "../../server/files.ts";
import { pageAddress } from "../../server/page-files.ts";
import type { PageFacts } from "./card.ts";

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The content of a page's `meta` tag, read from its HTML without running any script. */
export function metaContent(html: string, key: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\b[^>]*>/g)) {
    if (!new RegExp(`(?:name|property)="${key}"`).test(tag)) continue;
    const content = /content="([^"]*)"/.exec(tag)?.[1];
    return content === undefined ? undefined : decode(content);
  }
  return undefined;
}

/** What a built page says of its preview; undefined where it names none under /previews/. */
export function pageFacts(path: string, html: string): PageFacts | undefined {
  const name = /\/previews\/([\w-]+)\.png$/.exec(metaContent(html, "og:image") ?? "")?.[1];
  const title = metaContent(html, "og:title");
  const description = metaContent(html, "og:description");
  const siteName = metaContent(html, "og:site_name");
  if (name === undefined || title === undefined || description === undefined || siteName === undefined)
    return undefined;
  return { name, path, title, description, siteName };
}

/** The preview of each name, as the page with the shortest address tells it. */
export async function builtPages(client: string): Promise<PageFacts[]> {
  const files = [...(await listFiles(client)).paths].flatMap((file) => {
    const path = pageAddress(file);
    // One drawing serves a page in every language.
    return path === undefined || splitLanguage(path).prefix !== "" ? [] : [{ file, path }];
  });
  const found = new Map<string, PageFacts>();
  for (const { file, path } of files.sort((a, b) => a.path.length - b.path.length)) {
    const facts = pageFacts(path, await readFile(join(client, file), "utf8"));
    if (facts !== undefined && !found.has(facts.name)) found.set(facts.name, facts);
  }
  return [...found.values()];
}
