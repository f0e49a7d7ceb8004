import { verified } from "./check.ts";
import { cacheKey, type Entry, isImmutable } from "./manifest.ts";

export type Group = Readonly<{ cacheName: string; entries: readonly Entry[] }>;

type OneCache = Pick<Cache, "match" | "put" | "delete" | "keys">;
export type Caches = Pick<CacheStorage, "has" | "delete" | "keys" | "match"> &
  Readonly<{ open: (name: string) => Promise<OneCache> }>;

export type Source = Readonly<{ caches: Caches; fetch: typeof fetch; base: string }>;

/** The host's file is not the one this version was built with. */
export class WrongFile extends Error {
  override name = "WrongFile";
}

/** More would slow down the page. */
const CONCURRENCY = 6;

/** Tries other caches, the HTTP cache and the host. Rejects with a WrongFile if the content differs. */
async function obtain(entry: Entry, { caches, fetch, base }: Source): Promise<Response> {
  const [address] = entry;
  const elsewhere = await caches.match(cacheKey(entry, base));
  const known = elsewhere && (await verified(elsewhere, entry));
  if (known) return known;
  // The HTTP cache may have a captive portal's page for a script's URL.
  const modes: readonly RequestCache[] = isImmutable(address, base) ? ["default", "reload"] : ["reload"];
  for (const cache of modes) {
    const response = await verified(await fetch(address, { cache, priority: "low" }), entry);
    if (response) return response;
  }
  throw new WrongFile(`${address} is not the file of this version`);
}

export async function isWhole({ cacheName, entries }: Group, { caches, base }: Source): Promise<boolean> {
  if (!(await caches.has(cacheName))) return false;
  const present = await keysOf(await caches.open(cacheName));
  return entries.every((entry) => present.has(cacheKey(entry, base)));
}

async function keysOf(cache: OneCache): Promise<ReadonlySet<string>> {
  const requests = await cache.keys();
  return new Set(requests.map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname + search));
}

/** Rejects if a file cannot be fetched. Files added by then stay, unless the disk is full. */
export async function fill(groups: readonly Group[], source: Source): Promise<void> {
  const added: (readonly [OneCache, string])[] = [];
  const missing: (readonly [OneCache, Entry])[] = [];
  for (const { cacheName, entries } of groups) {
    const cache = await source.caches.open(cacheName);
    const present = await keysOf(cache);
    for (const entry of entries) if (!present.has(cacheKey(entry, source.base))) missing.push([cache, entry]);
  }
  const faults: unknown[] = [];
  const work = async () => {
    for (let next = missing.shift(); next && faults.length === 0; next = missing.shift()) {
      const [cache, entry] = next;
      const key = cacheKey(entry, source.base);
      try {
        await cache.put(key, await obtain(entry, source));
        added.push([cache, key]);
      } catch (fault) {
        faults.push(fault);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (faults.length === 0) return;
  if (faults.some(isQuotaExceeded)) for (const [cache, key] of added) await cache.delete(key);
  throw faults[0];
}

export function isQuotaExceeded(fault: unknown): boolean {
  return fault instanceof Error && fault.name === "QuotaExceededError";
}

export async function prune({ cacheName, entries }: Group, { caches, base }: Source): Promise<void> {
  const wanted = new Set(entries.map((entry) => cacheKey(entry, base)));
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}
