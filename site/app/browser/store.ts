import { useSyncExternalStore } from "react";

/** Observable value outside the component tree. */
export type Store<T> = Readonly<{
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}>;

/** @param watch called for the first listener; its result is called after the last one leaves */
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

/** `prerendered` is the value on the server and during hydration. */
export function useStore<T>(store: Pick<Store<T>, "get" | "subscribe">, prerendered: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered);
}
