import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { previewPath } from "../../app/browser/preview-path.ts";
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
export function pageFacts(address: string, html: string): PageFacts | undefined {
  const name = /\/([\w-]+)\.png$/.exec(metaContent(html, "og:image") ?? "")?.[1];
  const title = metaContent(html, "og:title");
  const description = metaContent(html, "og:description");
  const siteName = metaContent(html, "og:site_name");
  if (name === undefined || title === undefined || description === undefined || siteName === undefined)
    return undefined;
  const { language, path } = splitLanguage(address);
  return { name, language, path, title, description, siteName };
}

/** The preview of each name in each language, as the page with the shortest address tells it. */
export async function builtPages(client: string): Promise<PageFacts[]> {
  const files = [...(await listFiles(client)).paths].flatMap((file) => {
    const address = pageAddress(file);
    return address === undefined ? [] : [{ file, address }];
  });
  const found = new Map<string, PageFacts>();
  for (const { file, address } of files.sort((a, b) => a.address.length - b.address.length)) {
    const facts = pageFacts(address, await readFile(join(client, file), "utf8"));
    if (facts === undefined) continue;
    const image = previewPath(facts.language, facts.name);
    if (!found.has(image)) found.set(image, facts);
  }
  return [...found.values()];
}
