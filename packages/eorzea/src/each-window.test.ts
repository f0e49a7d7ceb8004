import fc from "fast-check";
import { expect, it } from "vitest";
import { eachWindow, findWindows, type WindowQuery } from "./find-windows.ts";
import { PERIOD_MS, periodAt } from "./time.ts";

const START = Date.UTC(2026, 0, 1);
const ALL = Number.POSITIVE_INFINITY;

const queries = fc.constantFrom<WindowQuery>(
  { zone: "eurekaAnemos", weather: ["gales"], after: ["snow"] },
  { zone: "eurekaPagos", weather: ["blizzards", "fog"], minPeriods: 2 },
  { zone: "bozjanSouthernFront", weather: ["dustStorms"], hours: [18, 6] },
  { zone: "zadnor", weather: ["snow", "wind"], after: ["snow", "rain"], hours: [6, 5.75] },
);

it("eachWindow visits the same windows as findWindows", () => {
  const span = fc.integer({ min: PERIOD_MS, max: 400 * PERIOD_MS });
  fc.assert(
    fc.property(queries, fc.integer({ min: 0, max: 1e12 }), span, (query, offset, length) => {
      const from = START + offset;
      const until = from + length;
      const seen: unknown[] = [];
      eachWindow(query, from, { until }, (start, end, firstPeriod, periods) => {
        expect(firstPeriod).toBe(periodAt(start));
        return seen.push({ start, end, periods }) > 0;
      });
      const listed = findWindows(query, from, { until, limit: ALL });
      expect(seen).toEqual(listed.map(({ start, end, periods }) => ({ start, end, periods })));
    }),
    { seed: 11, numRuns: 150 },
  );
});

it("eachWindow visits the same windows in two slices as in one search", () => {
  fc.assert(
    fc.property(queries, fc.integer({ min: 1, max: 300 * PERIOD_MS }), (query, cut) => {
      const until = START + 400 * PERIOD_MS;
      const whole: number[] = [];
      eachWindow(query, START, { until }, (start) => whole.push(start) > 0);
      const parts: number[] = [];
      eachWindow(query, START, { until: START + cut }, (start) => parts.push(start) > 0);
      eachWindow(query, START + cut, { until }, (start) => start < START + cut || parts.push(start) > 0);
      expect(parts).toEqual(whole);
    }),
    { seed: 12, numRuns: 100 },
  );
});

it("eachWindow stops when its visitor returns false", () => {
  let count = 0;
  eachWindow({ zone: "eurekaAnemos", weather: ["gales"] }, START, {}, () => ++count < 3);
  expect(count).toBe(3);
});
