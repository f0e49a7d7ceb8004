import type { Page } from "playwright-core";

/** Timeouts up to this long (ms) run in real time: React shows late parts after 300 ms, and axe yields. */
const SHORT_MS = 300;

/** Stops the page's clock at `at` (Unix ms) until a test advances it; short timeouts still fire. */
export async function freezeClock(page: Page, at: number): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.defineProperty(window, "realTimeout", {
      value: { set: set.bind(window), clear: clear.bind(window) },
    });
  });
  // An hour earlier, because the clock runs until it is paused, and only moves forward.
  await page.clock.install({ time: at - 3_600_000 });
  await page.clock.pauseAt(at);
  await page.addInitScript((short) => {
    const real: Readonly<{ set: typeof setTimeout; clear: typeof clearTimeout }> = Reflect.get(
      window,
      "realTimeout",
    );
    const { setTimeout: set, clearTimeout: clear } = window;
    const isShort = (ms: unknown) => Number(ms ?? 0) <= short;
    const started = new Set<unknown>();
    Reflect.set(window, "setTimeout", (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
      if (!isShort(ms)) return set(run, ms, ...rest);
      const id = real.set(run, ms, ...rest);
      started.add(id);
      return id;
    });
    Reflect.set(window, "clearTimeout", (id?: number) => {
      if (started.delete(id)) real.clear(id);
      else clear(id);
    });
  }, SHORT_MS);
}
