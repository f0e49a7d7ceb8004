import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextStop, type RouteRun, withoutRunStop, withStop, withStopAgain } from "./route-run.ts";

describe("route runs", () => {
  it("nextStop visits every stop once in order, whether done or skipped", () => {
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

  it("withStopAgain undoes the last step", () => {
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

  it("withoutRunStop removes a stop and keeps the current position", () => {
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

  it("withStop ignores an unknown or finished stop", () => {
    const run: RouteRun = { route: "", order: ["a"], done: ["a"], skipped: [] };
    expect(withStop(run, "b", "done")).toBe(run);
    expect(withStop(run, "a", "skipped")).toBe(run);
  });
});
