import type { MapPosition } from "@foray/fieldops/atlas/transforms";
import { useState } from "react";

/** Where the pointer is on the map. It changes with every move, so only the readout follows it; leaving the map keeps the last place readable, as on a touch screen. */
export type Pointer = Readonly<{
  set: (at: MapPosition) => void;
  /** Calls `listener` at once if a place is known, and with every change. */
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
