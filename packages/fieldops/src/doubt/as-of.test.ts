import { expect, test } from "vitest";
import { earliestAsOf } from "./as-of.ts";

const checked = "2026-11-01";

test.each([
  ["7.15", "7.2"],
  ["7.5", "7.51"],
  ["9.5", "10.0"],
])("earliestAsOf puts patch %s before %s", (earlier, later) => {
  const both = [
    { patch: later, checked },
    { patch: earlier, checked },
  ];
  expect(earliestAsOf(both)?.patch).toBe(earlier);
  expect(earliestAsOf(both.toReversed())?.patch).toBe(earlier);
});

test("earliestAsOf picks the earliest patch and the earliest day independently", () => {
  const all = [
    { patch: "7.5", checked: "2026-11-02" },
    { patch: "7.51", checked },
  ];
  expect(earliestAsOf(all)).toEqual({ patch: "7.5", checked });
});

test("earliestAsOf returns undefined for an empty list", () => {
  expect(earliestAsOf([])).toBeUndefined();
});
