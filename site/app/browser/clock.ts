import { periodStart } from "@foray/eorzea/time";
import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { deviceNow } from "./device-now.ts";
import { isOutOfSight, poppedOut, tickingWindow } from "./popped-out.ts";
import { createStore } from "./store.ts";

/**
 * The one tick of the site. It runs on the turn of each second while somebody listens and the page is visible, and
 * catches up at once when a hidden page or a sleeping machine comes back.
 */
const ticks = createStore(0, watch);
let watched = false;
let stop: (() => void) | undefined;

function schedule(): void {
  stop?.();
  stop = undefined;
  if (!watched || isOutOfSight()) return;
  // A hidden page's timers are slowed; those of a window that was popped out of it are not.
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

/**
 * What `read` makes of the present (epoch ms, whole seconds): worked out again each second, while what shows it is drawn again only
 * when it has changed. `null` while prerendered.
 */
export function useClockValue<T extends string | number | boolean>(read: (now: number) => T): T | null {
  return useSyncExternalStore<T | null>(ticks.subscribe, () => read(readSecond()), nothing);
}

/** The present in whole seconds (epoch ms), again each second; `null` while prerendered, when no time may be shown. */
export function useNow(): number | null {
  return useClockValue((now) => now);
}

/**
 * The latest of these moments that is past (epoch ms), 0 if none is: for lists that are the same until the next of them. `null` while
 * prerendered.
 */
export function useLatestPast(moments: readonly number[]): number | null {
  return useClockValue((now) => moments.reduce((last, at) => (at <= now && at > last ? at : last), 0));
}

/** Whether the present is known: `false` while prerendered and in hydration, which must see what was prerendered. */
export function useIsHydrated(): boolean {
  return useClockValue(() => true) === true;
}

/**
 * A slower reading of the clock. Whole lists depend on it: the first is there with the clock, and when a page resumes, or a period turns,
 * they are drawn in slices between which the page answers.
 */
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

/** Start of the running weather period (epoch ms); changes only at a period's turn. `null` while prerendered. */
export function usePeriodStart(): number | null {
  return useSlow(readPeriod);
}

/** The present in whole minutes (epoch ms), for lists of relative times. `null` while prerendered. */
export function useMinute(): number | null {
  return useSlow(readMinute);
}
