/** What may move while a page wakes: the digits of a clock change their width. The common measure calls 0.1 good. */
export const STILL = 0.02;

/** The layout shifts of a page so far: how much in sum, and what moved. */
export function readShifts(): Promise<{ sum: number; moved: string[] }> {
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
          const [from, to] = ["previousRect", "currentRect"].map((name) =>
            JSON.stringify(Reflect.get(Object(source), name)),
          );
          const words = element?.textContent?.slice(0, 40);
          return `${element?.tagName}.${element?.getAttribute("class")} ${words} from ${from} to ${to}`;
        }),
      );
      done({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved });
    });
    observer.observe({ type: "layout-shift", buffered: true });
    // Without a shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => done({ sum: 0, moved: [] })));
  });
}

/**
 * The layout shift score as the web font of a page's text takes the place of its fallbacks: what a late font does, measured on a page
 * that already has it.
 */
export async function fontShift(): Promise<number> {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { style } = document.documentElement;
  style.setProperty("--font-text", "var(--text-fallbacks), var(--reader-text)");
  await frames();
  await document.fonts.ready;
  await frames();
  let sum = 0;
  const count = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += Number(Reflect.get(entry, "value"));
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  style.removeProperty("--font-text");
  await frames();
  await frames();
  count(observer.takeRecords());
  observer.disconnect();
  return sum;
}
