import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import { useState, useSyncExternalStore } from "react";

/** Where the pointer is on the map. It changes with every move, so only the readout follows it. */
export type Pointer = Readonly<{
  get: () => MapPosition | null;
  set: (at: MapPosition | null) => void;
  subscribe: (listener: () => void) => () => void;
}>;

function createPointer(): Pointer {
  let current: MapPosition | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(at) {
      // Leaving the map keeps the last place readable, as on a touch screen.
      if (at === null) return;
      current = at;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function usePointerStore(): Pointer {
  return useState(createPointer)[0];
}

export function usePointerPosition(pointer: Pointer): MapPosition | null {
  return useSyncExternalStore(pointer.subscribe, pointer.get, () => null);
}
