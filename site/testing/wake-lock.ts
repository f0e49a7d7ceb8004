import type { Page } from "playwright-core";

/** Replaces the wake lock and the tab's visibility. */
export const stubWakeLock = (page: Page) =>
  page.addInitScript(() => {
    const locks: { held: boolean; drop: () => void }[] = [];
    let isHidden = false;
    Reflect.set(window, "heldLocks", () => [locks.length, locks.filter(({ held }) => held).length]);
    Reflect.set(window, "hideTab", (hidden: boolean) => {
      isHidden = hidden;
      // Browsers release a hidden tab's lock.
      if (hidden) for (const lock of locks) lock.drop();
      document.dispatchEvent(new Event("visibilitychange"));
    });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    Object.defineProperty(navigator, "wakeLock", {
      configurable: true,
      value: {
        request: async (kind: string) => {
          if (kind !== "screen" || isHidden) throw new DOMException("hidden", "NotAllowedError");
          const sentinel = new EventTarget();
          const lock = {
            held: true,
            drop: () => {
              if (!lock.held) return;
              lock.held = false;
              sentinel.dispatchEvent(new Event("release"));
            },
          };
          Object.defineProperty(sentinel, "released", { get: () => !lock.held });
          Object.defineProperty(sentinel, "release", { value: async () => lock.drop() });
          locks.push(lock);
          return sentinel;
        },
      },
    });
  });

/** [requested, still held] */
export const heldLocks = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "heldLocks")());
export const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((is): unknown => Reflect.get(window, "hideTab")(is), hidden);
