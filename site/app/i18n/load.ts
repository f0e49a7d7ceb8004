import { use } from "react";

/** Settled loads are kept beside their promise, so that what is here renders without suspending. */
type Load<T> = { promise: Promise<T>; value?: { readonly loaded: T } };

/** A cache of modules to be shown, for `use`: each is fetched once; a failed one may be asked for again. */
export type ModuleCache<T> = Readonly<{ read: (key: string, loader: () => Promise<T>) => T }>;

export function moduleCache<T>(): ModuleCache<T> {
  const loads = new Map<string, Load<T>>();
  return {
    read(key, loader) {
      const known = loads.get(key);
      if (known?.value !== undefined) return known.value.loaded;
      if (known !== undefined) return use(known.promise);
      const entry: Load<T> = {
        promise: loader().then(
          (loaded) => {
            entry.value = { loaded };
            return loaded;
          },
          (error: unknown) => {
            loads.delete(key);
            throw error;
          },
        ),
      };
      loads.set(key, entry);
      return use(entry.promise);
    },
  };
}
