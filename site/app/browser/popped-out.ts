import { createStore } from "./store.ts";

/** The window that a part of the page was moved to; `null` while all is in the page. */
export const poppedOut = createStore<Window | null>(null);

/** The window that was popped out, unless it has just been closed: Firefox throws when such a one is to set a timer. */
function openWindow(): Window | null {
  const popped = poppedOut.get();
  return popped === null || popped.closed ? null : popped;
}

/** The window whose timers run while the page itself may be hidden behind the game. */
export const tickingWindow = (): Window => openWindow() ?? window;

/** Whether nobody sees the page: it is hidden, and no part of it is in a window of its own. */
export const isOutOfSight = (): boolean => document.hidden && openWindow() === null;
