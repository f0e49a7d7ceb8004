/** Hydration keeps the prerendered markup, rows are created once, and a tick updates only times. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openSite } from "../testing/site.ts";

type Drawing = {
  /** Commits that React reports to its developer tools. */
  commits: number;
  made: Element[];
  /** Created elements that were in the page at any time. */
  shown: Set<Element>;
  /** Elements of the sidebar's navigation before hydration. */
  prerendered: Element[];
};

declare global {
  var drawing: Drawing;
}

const AT = Date.UTC(2026, 10, 28, 14, 0, 10);

const watchDrawing = (page: Page) =>
  page.addInitScript(() => {
    const drawing: Drawing = { commits: 0, made: [], shown: new Set(), prerendered: [] };
    globalThis.drawing = drawing;
    const nothing = () => undefined;
    Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
      value: {
        supportsFiber: true,
        inject: () => 1,
        checkDCE: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
        onCommitFiberRoot: () => {
          drawing.commits += 1;
        },
      },
    });
    const note = <T extends Element>(element: T): T => {
      drawing.made.push(element);
      return element;
    };
    const { createElement, createElementNS } = document;
    document.createElement = (name: string, options?: ElementCreationOptions) =>
      note(createElement.call(document, name, options));
    Object.defineProperty(document, "createElementNS", {
      value: (space: string, name: string) => note(createElementNS.call(document, space, name)),
    });
    document.addEventListener("DOMContentLoaded", () => {
      drawing.prerendered = [...document.querySelectorAll("#sidebar nav > *")];
      new MutationObserver((list) => {
        for (const { addedNodes } of list)
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const each of [node, ...node.querySelectorAll("*")]) drawing.shown.add(each);
      }).observe(document, { childList: true, subtree: true });
    });
  });

const open = (path: string) =>
  openSite({ path, at: AT, viewport: "phone", timeZone: "Asia/Tokyo", prepare: watchDrawing });

/** Waits for several checks in a row without anything new. */
async function settled(page: Page): Promise<void> {
  let last = -1;
  let quiet = 0;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => globalThis.drawing.commits + globalThis.drawing.made.length);
        quiet = now === last ? quiet + 1 : 0;
        last = now;
        return quiet;
      },
      { interval: 150, timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(8);
}

describe("rendering work of a visit", () => {
  test.each([
    "/",
    "/forecast",
    "/forecast/crab",
    "/tonight",
    "/timers",
    "/run",
    "/drs",
    "/fights/drs/dahu",
    "/weather-finder",
  ])("%s keeps its prerendered markup, with few wasted elements and commits", async (path) => {
    const { page } = await open(path);
    await settled(page);
    const { made, lost, kept } = await page.evaluate(() => {
      const { made: all, prerendered, shown } = globalThis.drawing;
      return {
        made: all.length,
        lost: all.filter((element) => !shown.has(element) && !element.isConnected).length,
        kept: prerendered.filter((element) => element.isConnected).length / prerendered.length,
      };
    });
    expect(kept, "of the prerendered sidebar").toBe(1);
    // React discards work in progress when code arrives; a list rendered three times would exceed this.
    expect(lost, `of ${made} elements that were made, thrown away`).toBeLessThanOrEqual(made / 2);
    const commits = await page.evaluate(() => globalThis.drawing.commits);
    expect(commits, "commits of a visit").toBeLessThanOrEqual(30);
    for (let second = 0; second < 10; second += 1) await page.clock.runFor(1000);
    await settled(page);
    const after = await page.evaluate(() => globalThis.drawing.commits);
    // One per second, and a few for parts that waited for the clock.
    expect(after - commits, "commits of ten seconds").toBeLessThanOrEqual(14);
  });
});
