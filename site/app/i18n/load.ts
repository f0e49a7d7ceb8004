import { use } from "react";

type Load<T> = Readonly<{ promise: Promise<T> }>;

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
  // Always by `use`: where a component suspends here and is drawn again without it, React loses count of the hooks that follow.
  return use(cache.load(key, loader).promise);
}

/** Notes on the promise what it has come to, as React does, so that `use` gives what is here without suspending. */
async function settle<T>({ promise }: Load<T>, forget: () => void): Promise<void> {
  try {
    const noted: object = promise;
    Object.assign(noted, { status: "fulfilled", value: await promise });
  } catch {
    // Whoever shows it sees the failure through the promise itself.
    forget();
  }
}
