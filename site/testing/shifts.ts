/** Budget of a page load, for any page, language and font. */
export const MAX_SHIFT = 0.05;

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
    // Without shifts, the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => done({ sum: 0, moved: [] })));
  });
}
