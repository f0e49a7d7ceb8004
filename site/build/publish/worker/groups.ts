import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { languages, splitLanguage } from "../../../app/i18n/language.ts";
import type { KeptFiles } from "./kept-files.ts";

/** The name of the page that stands for any address of its language without a file of its own. */
export const SHELL = "/shell.html";

/** Files that a visit asks for; the worker stores no others. */
const KEPT =
  /^\/(?:assets\/.+|stills\/.+\.svg|.+\.html|icons\/[^/]+\.png|apple-touch-icon\.png|favicon\.(?:svg|ico)|manifest\.webmanifest)$/;
const NOT_KEPT = /\.(?:br|gz|map)$|(?:^|\/)404\.html$|^\/pack\//;

/** Anything in a text that may be a file's name. */
const NAME = /[\w~.-]+\.[a-z0-9]+/g;

/** The hashed files that each text file names, by the paths of those that are kept. */
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

/** All that is named by the files, by what they name, and so on. */
function reachable(
  files: readonly string[],
  references: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const seen = new Set(files);
  for (const file of seen) for (const next of references.get(file) ?? []) seen.add(next);
  return seen;
}

/**
 * Sorts files of the built site by the language that needs them: pages by their folder, and hashed files by the pages that
 * they can be reached from, directly or through other files. Files of several languages, or of none by name, are common. Files
 * that are of no use without a network are left out.
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
