import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { languages, splitLanguage } from "../../../app/i18n/language.ts";
import type { KeptFiles } from "./kept-files.ts";

/** Served offline for paths without a cached file. */
export const SHELL = "/shell.html";

const KEPT =
  /^\/(?:assets\/.+|stills\/.+\.svg|.+\.html|icons\/[^/]+\.png|apple-touch-icon\.png|favicon\.(?:svg|ico)|manifest\.webmanifest)$/;
const NOT_KEPT = /\.(?:br|gz|map)$|(?:^|\/)404\.html$|^\/pack\//;

const NAME = /[\w~.-]+\.[a-z0-9]+/g;

async function readReferences(client: string, files: readonly string[]) {
  const assets = new Map(
    files.filter((file) => file.startsWith("/assets/")).map((file) => [basename(file), file]),
  );
  const references = new Map<string, readonly string[]>();
  for (const file of files.filter((each) => /\.(?:html|js|css)$/.test(each))) {
    const text = await readFile(join(client, file), "utf8");
    const named = new Set([...text.matchAll(NAME)].flatMap(([name]) => assets.get(name) ?? []));
    references.set(file, [...named]);
  }
  return references;
}

function reachable(
  files: readonly string[],
  references: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const seen = new Set(files);
  for (const file of seen) for (const next of references.get(file) ?? []) seen.add(next);
  return seen;
}

/**
 * Hashed files belong to the language of the pages they can be reached from; those of several languages, or
 * of no page, are common. Files not needed offline are left out.
 */
export async function groupFiles(client: string, files: readonly string[]): Promise<KeptFiles> {
  const kept = files.filter((file) => KEPT.test(file) && !NOT_KEPT.test(file));
  const references = await readReferences(client, kept);
  const pages = kept.filter((file) => file.endsWith(".html"));
  const needed = new Map(
    languages.map((language) => {
      const own = pages.filter((page) => splitLanguage(page).language === language);
      return [language, reachable(own, references)];
    }),
  );
  const common: string[] = [];
  const byLanguage = new Map<string, string[]>();
  for (const file of kept) {
    const [language, other] = languages.filter((each) => needed.get(each)?.has(file));
    if (language === undefined || other !== undefined) common.push(file);
    else byLanguage.set(language, [...(byLanguage.get(language) ?? []), file]);
  }
  return { common, byLanguage: Object.fromEntries(byLanguage) };
}
