import { createStore } from "./store.ts";

export const poppedOut = createStore<Window | null>(null);

/** Firefox throws when a timer is set on a closed window. */
function openWindow(): Window | null {
  const popped = poppedOut.get();
  return popped === null || popped.closed ? null : popped;
}

/** Its timers keep running while the page is hidden behind the game. */
export const tickingWindow = (): Window => openWindow() ?? window;

export const isOutOfSight = (): boolean => document.hidden && openWindow() === null;
