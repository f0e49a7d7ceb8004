import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextStop, type RouteRun, withStop } from "./route-run.ts";

describe("a run", () => {
  it("comes to every stop once, in order, whatever is done or skipped", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.uuid(), { maxLength: 20 }),
        fc.infiniteStream(fc.boolean()),
        (order, skips) => {
          let run: RouteRun = { route: "", order, done: [], skipped: [] };
          const came: string[] = [];
          for (let stop = nextStop(run); stop !== undefined; stop = nextStop(run)) {
            came.push(stop);
            run = withStop(run, stop, skips.next().value === true ? "skipped" : "done");
          }
          expect(came).toEqual(order);
          expect(run.done.length + run.skipped.length).toBe(order.length);
        },
      ),
      { seed: 1 },
    );
  });

  it("does not change for a stop that it has not", () => {
    const run: RouteRun = { route: "", order: ["a"], done: ["a"], skipped: [] };
    expect(withStop(run, "b", "done")).toBe(run);
    expect(withStop(run, "a", "skipped")).toBe(run);
  });
});
