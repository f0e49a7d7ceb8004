import { expect, test } from "vitest";
import { eveningOf, withPull } from "./evening.ts";

const AT = 1_700_000_000_000;
const HOUR = 3_600_000;

test("withPull counts an evening's pulls and keeps the longest", () => {
  const one = withPull({}, "drs/dahu", 192.4, AT);
  const two = withPull(one, "drs/dahu", 80, AT + HOUR);
  expect(eveningOf(two, "drs/dahu", AT + HOUR)).toEqual({ at: AT + HOUR, pulls: 2, best: 192 });
  expect(eveningOf(two, "drs/slimes", AT + HOUR)).toBeUndefined();
});

test("eveningOf ignores a past evening and withPull drops it", () => {
  const one = withPull({}, "drs/dahu", 192, AT);
  expect(eveningOf(one, "drs/dahu", AT + 9 * HOUR)).toBeUndefined();
  const next = withPull(one, "drs/slimes", 30, AT + 20 * HOUR);
  expect(Object.keys(next)).toEqual(["drs/slimes"]);
});
