import { CACHE_PREFIX } from "../app/browser/worker-messages.ts";
import { type Caches, fill, type Group, isWhole, prune, type Source } from "./fill.ts";
import { languageOf, type Manifest } from "./manifest.ts";

const COMMON = `${CACHE_PREFIX}common`;
const LANGUAGE = `${CACHE_PREFIX}language-`;

/** The previous version's files, for tabs that are still open. */
export const PREVIOUS_VERSION = `${CACHE_PREFIX}before`;

export const commonGroup = ({ common }: Manifest): Group => ({ cacheName: COMMON, entries: common });

export function languageGroup(language: string, { byLanguage }: Manifest): Group | undefined {
  const group = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  return group && { cacheName: LANGUAGE + language, entries: group.entries };
}

/** Includes languages that are only cached in part. */
async function keptLanguages({ byLanguage }: Manifest, caches: Caches): Promise<readonly string[]> {
  const names = new Set(await caches.keys());
  return Object.keys(byLanguage).filter((language) => names.has(LANGUAGE + language));
}

/** Their pages work offline. */
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
 * Fetches common files and the languages that are shown or already cached. Rejects if a file fails.
 * @param tabs URLs of the open tabs
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
 * Drops languages that no tab shows, but only once the new one is complete. Rejects if a file fails.
 * @param tabs URLs of the open tabs
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
 * Also drops the previous version's files if there are no open tabs. A flag set by the takeover would not do,
 * because the browser may restart the worker in between.
 * @param tabs URLs of the open tabs
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

/** Sets aside hashed files that are not part of this version, replacing earlier ones. */
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
    // In parallel, because the player is waiting.
    await Promise.all((await cache.keys()).map(keep));
  }
  // Deleted last, so that files of open tabs are available throughout.
  const stale = (await before.keys()).filter(({ url }) => !kept.has(new URL(url).pathname));
  await Promise.all(stale.map((request) => before.delete(request)));
}
