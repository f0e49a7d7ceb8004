import { expect, test } from "vitest";
import { findSteps } from "./find.ts";

test("an address leads as far as it names what there is, capitals or not", () => {
  expect(findSteps({}, null)).toMatchObject({ host: null, unknown: null });
  const steps = findSteps({ host: "LYNN", type: "Learning", name: "MainTank" }, null);
  expect(steps).toMatchObject({ host: { slug: "lynn" }, type: { slug: "learning" }, unknown: null });
  expect(steps.holster?.name).toBe("Main Tank");
  expect(steps.role).toBe("tank");
});

test("a role opens its step where the run has one", () => {
  const role = (asked: string | null) => findSteps({ host: "lynn", type: "learning" }, asked).role;
  expect(role("healer")).toBe("healer");
  expect(role("gardener")).toBeNull();
  expect(role(null)).toBeNull();
});

test.each([
  [{ host: "lynnn" }, "host", "Lynn Kaneko"],
  [{ host: "lynn", type: "lerning" }, "type", "Learning"],
  [{ host: "lynn", type: "learning", name: "maintnk" }, "holster", "Main Tank"],
] as const)("%o names nothing, and what comes nearest is found", (params, step, near) => {
  const { unknown } = findSteps(params, null);
  expect(unknown?.step).toBe(step);
  expect(unknown?.near.map(({ name }) => name)).toContain(near);
});
