import { use } from "react";

/** Settled loads are kept beside their promise, so that what is here renders without suspending. */
type Load<T> = { readonly promise: Promise<T>; value?: { readonly loaded: T } };

/** A cache of modules to be shown: each is fetched once; a failed one may be asked for again. */
export type ModuleCache<T> = Readonly<{ load: (key: string, loader: () => Promise<T>) => Load<T> }>;

export function moduleCache<T>(): ModuleCache<T> {
  const loads = new Map<string, Load<T>>();
  return {
    load(key, loader) {
      const known = loads.get(key);
      if (known !== undefined) return known;
      const promise = loader();
      const entry: Load<T> = { promise };
      loads.set(key, entry);
      void settle(entry, () => loads.delete(key));
      return entry;
    },
  };
}

/** What `key` loads; suspends until it is here. A `null` key needs nothing and gives `fallback`. */
export function useModule<T>(
  cache: ModuleCache<T>,
  key: string | null,
  fallback: T,
  loader: () => Promise<T>,
): T {
  if (key === null) return fallback;
  const entry = cache.load(key, loader);
  return entry.value === undefined ? use(entry.promise) : entry.value.loaded;
}

async function settle<T>(entry: Load<T>, forget: () => void): Promise<void> {
  try {
    entry.value = { loaded: await entry.promise };
  } catch {
    // Whoever shows it sees the failure through the promise itself.
    forget();
  }
}
