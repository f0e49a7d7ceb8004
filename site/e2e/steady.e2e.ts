import { expect, test } from "vitest";
import { pageKinds } from "./support/addresses.ts";
import { hydrated, openSite } from "./support/site.ts";

/** What may move while a page wakes: the digits of a clock change their width. The common measure calls 0.1 good. */
const STILL = 0.02;

/** The layout shifts of a page so far: how much in sum, and what moved. */
function readShifts(): Promise<{ sum: number; moved: string[] }> {
  return new Promise((done) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries().flatMap((entry) => {
        const value: unknown = Reflect.get(entry, "value");
        const sources: unknown = Reflect.get(entry, "sources");
        return typeof value === "number" && Array.isArray(sources) ? [{ value, sources }] : [];
      });
      const moved = shifts.flatMap(({ sources }) =>
        sources.map((source: unknown) => {
          const node: unknown = typeof source === "object" && source ? Reflect.get(source, "node") : null;
          const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null;
          return `${element?.tagName}.${element?.getAttribute("class")} ${element?.textContent?.slice(0, 40)}`;
        }),
      );
      done({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved });
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // Without a shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => done({ sum: 0, moved: [] })));
  });
}

test("nothing moves while a page wakes", async () => {
  const market = "https://universalis.app";
  const { page } = await openSite({
    path: "/changelog",
    viewport: "phone",
    alsoOrigins: [market],
    prepare: (opened) => opened.route(`${market}/**`, (route) => route.fulfill({ json: { items: {} } })),
  });
  const wrong: string[] = [];
  for (const address of pageKinds()) {
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const { sum, moved } = await page.evaluate(readShifts);
    if (sum >= STILL) wrong.push(`${address} ${sum.toFixed(3)}: ${moved.join(" | ")}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
