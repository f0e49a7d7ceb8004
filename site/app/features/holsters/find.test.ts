import { expect, test } from "vitest";
import { findSteps } from "./find.ts";

test("findSteps resolves as much of an address as exists, in any case", () => {
  expect(findSteps({}, null)).toMatchObject({ host: null, unknown: null });
  const steps = findSteps({ host: "LYNN", type: "Learning", name: "MainTank" }, null);
  expect(steps).toMatchObject({ host: { slug: "lynn" }, type: { slug: "learning" }, unknown: null });
  expect(steps.holster?.name).toBe("Main Tank");
  expect(steps.role).toBe("tank");
});

test("findSteps opens a role only if the run has it", () => {
  const role = (asked: string | null) => findSteps({ host: "lynn", type: "learning" }, asked).role;
  expect(role("healer")).toBe("healer");
  expect(role("gardener")).toBeNull();
  expect(role(null)).toBeNull();
});

test.each([
  [{ host: "lynnn" }, "host", "Lynn Kaneko"],
  [{ host: "lynn", type: "lerning" }, "type", "Learning"],
  [{ host: "lynn", type: "learning", name: "maintnk" }, "holster", "Main Tank"],
] as const)("findSteps suggests the nearest name for the unknown address %o", (params, step, near) => {
  const { unknown } = findSteps(params, null);
  expect(unknown?.step).toBe(step);
  expect(unknown?.near.map(({ name }) => name)).toContain(near);
});
