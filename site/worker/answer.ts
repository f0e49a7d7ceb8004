import { hasRightType } from "./check.ts";
import type { Source } from "./fill.ts";
import { commonGroup, languageGroup, wholeLanguages } from "./groups.ts";
import { cacheKey, type Entry, inLanguage, isImmutable, languageOf, type Manifest } from "./manifest.ts";

/** After this time in ms, a page falls back to the cache. */
const TIMEOUT_MS = 3000;

export type Answers = Readonly<{
  page: (request: Request) => Promise<Response>;
  /** `undefined` if the worker does not handle the file. */
  file: (request: Request) => Promise<Response> | undefined;
}>;

/** @param wait resolves after this many ms */
export function answers(manifest: Manifest, source: Source, wait: (ms: number) => Promise<void>): Answers {
  const { caches, base } = source;
  const places = new Map<string, readonly [cacheName: string, entry: Entry]>();
  const groups = [
    commonGroup(manifest),
    ...Object.keys(manifest.byLanguage).flatMap((language) => languageGroup(language, manifest) ?? []),
  ];
  for (const { cacheName, entries } of groups)
    for (const entry of entries) places.set(entry[0], [cacheName, entry]);

  async function kept(address: string): Promise<Response | undefined> {
    const place = places.get(address);
    if (place === undefined) return undefined;
    const [cacheName, entry] = place;
    // Opening a cache creates it, and the language would count as cached.
    if (!(await caches.has(cacheName))) return undefined;
    return (await caches.open(cacheName)).match(cacheKey(entry, base));
  }

  /** `undefined` on a timeout, a failure or a server error. */
  async function fromNetwork(request: Request): Promise<Response | undefined> {
    try {
      const answer = await Promise.race([source.fetch(request), wait(TIMEOUT_MS).then(() => undefined)]);
      return answer !== undefined && answer.status < 500 ? answer : undefined;
    } catch {
      return undefined;
    }
  }

  /** Prefers the shell of the page's language, then redirects to another cached language. */
  async function fromShell(path: string, url: string): Promise<Response | undefined> {
    const language = languageOf(path, manifest);
    const languages = await wholeLanguages(manifest, source);
    if (languages.includes(language)) return kept(manifest.byLanguage[language]?.shell ?? "");
    const [other] = languages;
    return other === undefined
      ? undefined
      : Response.redirect(new URL(inLanguage(path, other, manifest), url));
  }

  async function page(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    // Some hosts add a trailing slash.
    const path = pathname === base ? base : pathname.replace(/\/+$/, "");
    const held = await kept(path);
    if (held) return held;
    return (await fromNetwork(request)) ?? (await fromShell(path, request.url)) ?? source.fetch(request);
  }

  /** Never returns a page for a script: the second request bypasses the HTTP cache. */
  async function rightKind(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const first = await source.fetch(request);
    if (!first.ok || hasRightType(pathname, first)) return first;
    const again = await source.fetch(request.url, { cache: "reload" });
    return !again.ok || hasRightType(pathname, again) ? again : Response.error();
  }

  async function file(request: Request, pathname: string): Promise<Response> {
    const held = await kept(pathname);
    if (held) return held;
    if (!isImmutable(pathname, base)) return rightKind(request);
    // Tabs of another version request that version's files.
    return (await caches.match(pathname)) ?? rightKind(request);
  }

  return {
    page,
    file(request) {
      const { pathname } = new URL(request.url);
      return places.has(pathname) || isImmutable(pathname, base) ? file(request, pathname) : undefined;
    },
  };
}
