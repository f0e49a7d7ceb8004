import { useSyncExternalStore } from "react";

/** A value that outlives components, with those who are told when it changes. */
export type Store<T> = Readonly<{
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}>;

/** @param watch runs while somebody listens; what it returns ends it */
export function createStore<T>(initial: T, watch?: () => () => void): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  let end: (() => void) | undefined;
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) end = watch?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end?.();
      };
    },
  };
}

/** The store's value, live; `prerendered` on the server and during hydration. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe">, prerendered: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered);
}
