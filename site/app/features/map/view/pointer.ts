import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import { useState } from "react";

/** Outside React state, as it changes with every move. Keeps the last position after the pointer leaves. */
export type Pointer = Readonly<{
  set: (at: MapPosition) => void;
  /** Calls `listener` at once if a position is known. */
  subscribe: (listener: (at: MapPosition) => void) => () => void;
}>;

function createPointer(): Pointer {
  let current: MapPosition | undefined;
  const listeners = new Set<(at: MapPosition) => void>();
  return {
    set(at) {
      current = at;
      for (const listener of listeners) listener(at);
    },
    subscribe(listener) {
      listeners.add(listener);
      if (current !== undefined) listener(current);
      return () => listeners.delete(listener);
    },
  };
}

export function usePointerStore(): Pointer {
  return useState(createPointer)[0];
}
