import { CACHE_PREFIX } from "../app/browser/worker-messages.ts";
import { type Caches, fill, type Group, isWhole, prune, type Source } from "./fill.ts";
import { languageOf, type Manifest } from "./manifest.ts";

const COMMON = `${CACHE_PREFIX}common`;
const LANGUAGE = `${CACHE_PREFIX}language-`;

/** Files of the version before this one that an open tab may still ask for. */
export const PREVIOUS_VERSION = `${CACHE_PREFIX}before`;

export const commonGroup = ({ common }: Manifest): Group => ({ cacheName: COMMON, entries: common });

export function languageGroup(language: string, { byLanguage }: Manifest): Group | undefined {
  const group = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  return group && { cacheName: LANGUAGE + language, entries: group.entries };
}

/** The languages that are kept, wholly or in part. */
async function keptLanguages({ byLanguage }: Manifest, caches: Caches): Promise<readonly string[]> {
  const names = new Set(await caches.keys());
  return Object.keys(byLanguage).filter((language) => names.has(LANGUAGE + language));
}

/** The languages that are kept wholly, so that their pages open with no network. */
export async function wholeLanguages(manifest: Manifest, source: Source): Promise<readonly string[]> {
  const kept = await keptLanguages(manifest, source.caches);
  const whole = await Promise.all(
    kept.map(async (language) => {
      const group = languageGroup(language, manifest);
      return group !== undefined && (await isWhole(group, source));
    }),
  );
  return kept.filter((_, at) => whole[at]);
}

/**
 * Fetches what this version is made of: what all languages share, and those languages that open tabs show or that are
 * kept already; the default one if there is none. Rejects where anything cannot be had.
 * @param tabs addresses of the open tabs
 */
export async function installVersion(
  manifest: Manifest,
  tabs: readonly string[],
  source: Source,
): Promise<void> {
  const languages = new Set([
    ...tabs.map((url) => languageOf(new URL(url).pathname, manifest)),
    ...(await keptLanguages(manifest, source.caches)),
  ]);
  if (languages.size === 0) languages.add(manifest.defaultLanguage);
  const groups = [...languages].flatMap((language) => languageGroup(language, manifest) ?? []);
  await fill([commonGroup(manifest), ...groups], source);
}

/**
 * Keeps a language from now on, and no longer those that no open tab shows. Only once the new one is whole do the others
 * go. Other files this version lacks are fetched too. Rejects if any file fails.
 */
export async function keepLanguage(
  language: string,
  manifest: Manifest,
  tabs: readonly string[],
  source: Source,
): Promise<void> {
  const group = languageGroup(language, manifest);
  if (group === undefined) return;
  await fill([commonGroup(manifest), group], source);
  const shown = new Set([language, ...tabs.map((url) => languageOf(new URL(url).pathname, manifest))]);
  for (const other of await keptLanguages(manifest, source.caches))
    if (!shown.has(other)) await source.caches.delete(LANGUAGE + other);
}

/**
 * Removes files from the caches that this version does not have, once it is in force. Files set aside go too if no tab is open that
 * could ask for it. (The tabs say so, not a note of the press: the browser may stop and restart a worker between press and change.)
 * @param tabs addresses of the open tabs
 */
export async function removeOutdated(
  manifest: Manifest,
  tabs: readonly string[],
  source: Source,
): Promise<void> {
  if (tabs.length === 0) await source.caches.delete(PREVIOUS_VERSION);
  await prune(commonGroup(manifest), source);
  for (const language of await keptLanguages(manifest, source.caches)) {
    const group = languageGroup(language, manifest);
    if (group) await prune(group, source);
  }
}

/** Sets the hashed files aside that this version no longer has, in place of those set aside before. */
export async function retainPrevious(manifest: Manifest, { caches, base }: Source): Promise<void> {
  const assets = `${base}assets/`;
  const lists = [manifest.common, ...Object.values(manifest.byLanguage).map(({ entries }) => entries)];
  const own = new Set(lists.flat().map(([address]) => address));
  const names = (await caches.keys()).filter((name) => name === COMMON || name.startsWith(LANGUAGE));
  const before = await caches.open(PREVIOUS_VERSION);
  const kept = new Set<string>();
  for (const name of names) {
    const cache = await caches.open(name);
    const keep = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(assets) || own.has(pathname)) return;
      const response = await cache.match(request);
      if (!response) return;
      await before.put(pathname, response);
      kept.add(pathname);
    };
    // Side by side: a player waits for it.
    await Promise.all((await cache.keys()).map(keep));
  }
  // Last, so that what an open tab may ask for is there at every moment, however often a page asks for the change.
  const stale = (await before.keys()).filter(({ url }) => !kept.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => before.delete(request)));
}
