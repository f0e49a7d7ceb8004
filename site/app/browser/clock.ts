import { periodStart } from "@foray/eorzea/time";
import { useDeferredValue, useSyncExternalStore } from "react";

/** The formula of the weather knows the years 1970 to 275760. A search may look 1,000 years ahead, so the present is held before that. */
const LAST_PRESENT = Date.UTC(270_000, 0);

/**
 * The device's present (Unix ms). Where its clock stands at a date that nothing can be computed for, the nearest one for which it can;
 * `isClockBeyond` then says so.
 */
export function deviceNow(): number {
  return Math.min(LAST_PRESENT, Math.max(0, Date.now()));
}

/** Whether the device's clock stands before 1970, or so late that nothing can be computed any more. */
export function isClockBeyond(): boolean {
  return deviceNow() !== Date.now();
}

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

const zoneListeners = new Set<() => void>();
let zone = "";

/** Tells zones apart by their distance from UTC now and half a year on. */
function zoneAt(at: number): string {
  return `${new Date(at).getTimezoneOffset()} ${new Date(at + 182 * 86_400_000).getTimezoneOffset()}`;
}

/** Calls `listener` when the device has moved to another time zone, or its own has changed between summer and winter; returns what ends that. */
export function onTimeZoneChange(listener: () => void): () => void {
  zone = zoneAt(deviceNow());
  zoneListeners.add(listener);
  return () => zoneListeners.delete(listener);
}

function tick(): void {
  now = deviceNow();
  const zoneNow = zoneListeners.size === 0 ? zone : zoneAt(now);
  if (zoneNow !== zone) {
    zone = zoneNow;
    for (const listener of zoneListeners) listener();
  }
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
