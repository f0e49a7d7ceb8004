import { periodStart } from "@foray/eorzea/time";
import { useDeferredValue, useSyncExternalStore } from "react";
import { deviceNow } from "./device-now.ts";

/**
 * The one tick of the site. It runs on the turn of each second while somebody listens and the page is visible, and
 * catches up at once when a hidden page or a sleeping machine comes back.
 */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let now = 0;

function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  if (listeners.size === 0 || document.hidden) return;
  timer = setTimeout(tick, 1000 - (Date.now() % 1000) + 1);
}

function tick(): void {
  now = deviceNow();
  for (const listener of listeners) listener();
  schedule();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = deviceNow();
    document.addEventListener("visibilitychange", tick);
    window.addEventListener("focus", tick);
    window.addEventListener("pageshow", tick);
  }
  listeners.add(listener);
  schedule();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", tick);
    window.removeEventListener("focus", tick);
    window.removeEventListener("pageshow", tick);
    schedule();
  };
}

function current(): number {
  if (listeners.size === 0 || now === 0) now = deviceNow();
  return now;
}

const nothing = () => null;

/** The present in whole seconds (epoch ms), anew each second; `null` while prerendered, when no time may be shown. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, () => Math.floor(current() / 1000) * 1000, nothing);
}

/**
 * A slower reading of the clock. What hangs on it is whole lists, so it is deferred: when a page wakes, or a period turns, they are
 * drawn in slices between which the page answers.
 */
function useSlow(read: () => number): number | null {
  return useDeferredValue(useSyncExternalStore<number | null>(subscribe, read, nothing));
}

const readPeriod = () => periodStart(current());
const readMinute = () => Math.floor(current() / 60_000) * 60_000;

/** Start of the running weather period (epoch ms); changes only at a period's turn. `null` while prerendered. */
export function usePeriodStart(): number | null {
  return useSlow(readPeriod);
}

/** The present in whole minutes (epoch ms), for lists of relative times. `null` while prerendered. */
export function useMinute(): number | null {
  return useSlow(readMinute);
}
