import { use } from "react";

type Load<T> = { readonly promise: Promise<T>; failed: boolean };

/** A cache of modules to be shown: each is fetched once, and once more where that failed. */
export type ModuleCache<T> = Readonly<{
  /** What is here or on its way; asks again where it failed. */
  load: (key: string, loader: () => Promise<T>) => Load<T>;
  /** As `load`, but a failure stands until `forgetFailures`. */
  show: (key: string, loader: () => Promise<T>) => Load<T>;
}>;

/** What makes caches forget their failures. */
const forgets = new Set<() => void>();

/**
 * Lets what failed be asked for again by what is drawn. To be called by what shows a failure: until then drawing must find the failure each
 * time, or it would ask without end.
 */
export function forgetFailures(): void {
  for (const forget of forgets) forget();
  forgets.clear();
}

export function moduleCache<T>(): ModuleCache<T> {
  const loads = new Map<string, Load<T>>();
  const start = (key: string, loader: () => Promise<T>) => {
    const load: Load<T> = { promise: loader(), failed: false };
    loads.set(key, load);
    void settle(load, () => {
      if (loads.get(key) === load) loads.delete(key);
    });
    return load;
  };
  return {
    load(key, loader) {
      const known = loads.get(key);
      return known === undefined || known.failed ? start(key, loader) : known;
    },
    show: (key, loader) => loads.get(key) ?? start(key, loader),
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
  return use(cache.show(key, loader).promise);
}

/** Notes on the promise what it has come to, as React does, so that `use` gives what is here without suspending. */
async function settle<T>(load: Load<T>, forget: () => void): Promise<void> {
  const noted: object = load.promise;
  try {
    Object.assign(noted, { status: "fulfilled", value: await load.promise });
  } catch (reason) {
    // Whoever shows it sees the failure through the promise itself.
    load.failed = true;
    forgets.add(forget);
    Object.assign(noted, { status: "rejected", reason });
  }
}
