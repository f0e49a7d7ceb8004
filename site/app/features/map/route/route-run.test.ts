import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextStop, type RouteRun, withoutRunStop, withStop, withStopAgain } from "./route-run.ts";

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

  it("is as before when the last step is undone", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 }), fc.nat(), (order, a) => {
        const done = order.slice(0, a % order.length);
        const run: RouteRun = { route: "x", order, done, skipped: [] };
        const id = nextStop(run) ?? "";
        for (const outcome of ["done", "skipped"] as const)
          expect(withStopAgain(withStop(run, id, outcome), id)).toEqual(run);
      }),
      { seed: 3 },
    );
  });

  it("goes on where it was when a stop is taken off", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (order, a, b) => {
          const done = order.slice(0, a % order.length);
          const run: RouteRun = { route: "x", order, done, skipped: [] };
          const id = order[b % order.length] ?? "";
          const left = withoutRunStop(run, id, "y");
          expect(left.route).toBe("y");
          expect(left.order).toEqual(order.filter((other) => other !== id));
          const next = nextStop(run);
          if (next !== id) expect(nextStop(left)).toBe(next);
          else expect(nextStop(left)).toBe(order[order.indexOf(id) + 1]);
        },
      ),
      { seed: 2 },
    );
  });

  it("does not change for a stop that it has not", () => {
    const run: RouteRun = { route: "", order: ["a"], done: ["a"], skipped: [] };
    expect(withStop(run, "b", "done")).toBe(run);
    expect(withStop(run, "a", "skipped")).toBe(run);
  });
});
