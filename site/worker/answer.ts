import { hasRightType } from "./check.ts";
import type { Source } from "./fill.ts";
import { commonGroup, languageGroup, wholeLanguages } from "./groups.ts";
import { cacheKey, type Entry, inLanguage, isImmutable, languageOf, type Manifest } from "./manifest.ts";

/** A page that takes longer than this comes from what is kept, in ms. */
const TIMEOUT_MS = 3000;

export type Answers = Readonly<{
  /** Answers the loading of a page. */
  page: (request: Request) => Promise<Response>;
  /** Responds to a file request; `undefined` if the worker does not handle that file. */
  file: (request: Request) => Promise<Response> | undefined;
}>;

/**
 * Answers requests from what is kept.
 * @param wait settles after this many ms
 */
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
    // Opening a cache makes it: a language that is not kept must not seem to be.
    if (!(await caches.has(cacheName))) return undefined;
    return (await caches.open(cacheName)).match(cacheKey(entry, base));
  }

  /** The network's answer, or `undefined` if there is none in time or the host is out of order. */
  async function fromNetwork(request: Request): Promise<Response | undefined> {
    try {
      const answer = await Promise.race([source.fetch(request), wait(TIMEOUT_MS).then(() => undefined)]);
      return answer !== undefined && answer.status < 500 ? answer : undefined;
    } catch {
      return undefined;
    }
  }

  /** With no network: the shell of the page's language, from which the router draws it; else the page in a language that is kept. */
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
    // Some hosts write the addresses of pages with a slash at the end.
    const path = pathname === base ? base : pathname.replace(/\/+$/, "");
    const held = await kept(path);
    if (held) return held;
    return (await fromNetwork(request)) ?? (await fromShell(path, request.url)) ?? source.fetch(request);
  }

  /** The host's answer if it is of the right kind, asked past every cache if it is not; never a page for a script. */
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
    // A tab of another version asks for a file of its own.
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
