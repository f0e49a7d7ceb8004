import { periodStart } from "@foray/eorzea/time";
import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { deviceNow } from "./device-now.ts";
import { isOutOfSight, poppedOut, tickingWindow } from "./popped-out.ts";
import { createStore } from "./store.ts";

/**
 * Ticks at each full second while there are listeners and the page is visible. Catches up immediately when
 * the page is shown or the device wakes up.
 */
const ticks = createStore(0, watch);
let watched = false;
let stop: (() => void) | undefined;

function schedule(): void {
  stop?.();
  stop = undefined;
  if (!watched || isOutOfSight()) return;
  // Timers of hidden pages are throttled, but not those of a popped-out window.
  const host = tickingWindow();
  const timer = host.setTimeout(tick, 1000 - (Date.now() % 1000) + 1);
  stop = () => host.clearTimeout(timer);
}

function tick(): void {
  ticks.set(deviceNow());
  schedule();
}

function watch(): () => void {
  watched = true;
  const forgetWindow = poppedOut.subscribe(tick);
  document.addEventListener("visibilitychange", tick);
  window.addEventListener("focus", tick);
  window.addEventListener("pageshow", tick);
  tick();
  return () => {
    watched = false;
    forgetWindow();
    document.removeEventListener("visibilitychange", tick);
    window.removeEventListener("focus", tick);
    window.removeEventListener("pageshow", tick);
    schedule();
  };
}

function current(): number {
  return watched ? ticks.get() : deviceNow();
}

const nothing = () => null;
const readSecond = () => Math.floor(current() / 1000) * 1000;

/** Value of `read` for the current second (epoch ms), or `null` while prerendering and hydrating. */
export function useClockValue<T extends string | number | boolean>(read: (now: number) => T): T | null {
  return useSyncExternalStore<T | null>(ticks.subscribe, () => read(readSecond()), nothing);
}

/** Current second (epoch ms); `null` while prerendering and hydrating. */
export function useNow(): number | null {
  return useClockValue((now) => now);
}

/** Latest of the moments that has passed (epoch ms), or 0. `null` while prerendering and hydrating. */
export function useLatestPast(moments: readonly number[]): number | null {
  return useClockValue((now) => moments.reduce((last, at) => (at <= now && at > last ? at : last), 0));
}

/** `false` while prerendering and hydrating, when output must match the prerendered markup. */
export function useIsHydrated(): boolean {
  return useClockValue(() => true) === true;
}

/** Slower clock for whole lists. Later changes are transitions, so the page stays responsive. */
function useSlow(read: () => number): number | null {
  const isHydrated = useIsHydrated();
  const [value, setValue] = useState(read);
  useEffect(() => {
    let last: number | undefined;
    const follow = () => {
      const next = read();
      if (next === last) return;
      last = next;
      startTransition(() => setValue(next));
    };
    const stop = ticks.subscribe(follow);
    follow();
    return stop;
  }, [read]);
  return isHydrated ? value : null;
}

const readPeriod = () => periodStart(current());
const readMinute = () => Math.floor(current() / 60_000) * 60_000;

/** Epoch ms; `null` while prerendering and hydrating. */
export function usePeriodStart(): number | null {
  return useSlow(readPeriod);
}

/** Epoch ms; `null` while prerendering and hydrating. */
export function useMinute(): number | null {
  return useSlow(readMinute);
}
