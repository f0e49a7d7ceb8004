import { chanceOf } from "@foray/eorzea/sky";
import { PERIOD_MS } from "@foray/eorzea/time";
import type { WindowQuery } from "@foray/eorzea/window-plan";
import { zones } from "@foray/eorzea/zones/tables";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counted, longRun } from "./long-run.ts";

const perPeriod = (query: WindowQuery): number => longRun(query)?.perPeriod ?? Number.NaN;

describe("longRun against results by hand", () => {
  const p = chanceOf("eurekaPagos", ["blizzards"]) / 100;

  test.each([1, 2, 3, 8, 20])("longRun for %i periods in a row equals the result by hand", (minPeriods) => {
    const query = { zone: "eurekaPagos", weather: ["blizzards"], minPeriods } as const;
    expect(perPeriod(query) / ((1 - p) * p ** minPeriods)).toBeCloseTo(1, 11);
    expect(longRun(query)?.meanInterval).toBeCloseTo(PERIOD_MS / perPeriod(query), 3);
  });

  test("longRun after another weather equals the result by hand", () => {
    const fog = chanceOf("eurekaPagos", ["fog"]) / 100;
    const query = { zone: "eurekaPagos", weather: ["blizzards"], after: ["fog"], minPeriods: 2 } as const;
    expect(perPeriod(query) / (fog * p * p)).toBeCloseTo(1, 11);
  });

  test("longRun at night counts the evening, or the morning if only that matches", () => {
    const query = { zone: "eurekaPagos", weather: ["blizzards"], hours: [18, 6] } as const;
    expect(perPeriod(query)).toBeCloseTo((p + (1 - p) * p) / 3, 14);
  });

  test("longRun of the night alone is once a day", () => {
    expect(perPeriod({ zone: "eurekaAnemos", hours: [18, 6] })).toBeCloseTo(1 / 3, 14);
    expect(longRun({ zone: "eurekaAnemos", hours: [18, 6] })?.meanInterval).toBeCloseTo(4_200_000, 3);
  });

  test("longRun is 0 for an impossible pattern, and null for an endless one", () => {
    const never = longRun({ zone: "eurekaAnemos", weather: ["dustStorms"] });
    expect(never).toEqual({ perPeriod: 0, meanInterval: Number.POSITIVE_INFINITY });
    expect(longRun({ zone: "eurekaAnemos" })).toBeNull();
  });
});

function simulated(query: WindowQuery, periods: number, draw: () => number): number {
  const rates = zones.find(({ id }) => id === query.zone)?.rates ?? [];
  const sky = Array.from({ length: periods }, () => {
    const roll = draw();
    return rates.find(([, upTo]) => roll < upTo)?.[0] ?? "fairSkies";
  });
  const { weather, after, hours, minPeriods = 1 } = query;
  const [opens, closes] = hours ?? [0, 24];
  const quarters = periods * 32;
  let count = 0;
  let since = -1;
  for (let quarter = 32; quarter < quarters; quarter++) {
    const period = Math.floor(quarter / 32);
    const hour = (quarter % 96) / 4;
    const inHours = opens < closes ? hour >= opens && hour < closes : hour >= opens || hour < closes;
    const current = sky[period];
    const before = sky[period - 1];
    const open = inHours && current !== undefined && (weather === undefined || weather.includes(current));
    const follows = after === undefined || (before !== undefined && after.includes(before));
    if (since < 0 && open && follows) since = period;
    if (since >= 0 && !open) {
      if (Math.floor((quarter - 1) / 32) - since + 1 >= minPeriods) count++;
      since = -1;
    }
  }
  return count;
}

const hours = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([from, to]) => from !== to && !(from === 0 && to === 96))
  .map(([from, to]) => [from / 4, to / 4] as const);
const queries: fc.Arbitrary<WindowQuery> = fc.constantFrom(...zones).chain((zone) => {
  const drawn = [...new Set(zone.rates.map(([weather]) => weather))];
  return fc.record(
    {
      zone: fc.constant(zone.id),
      weather: fc.subarray(drawn, { minLength: 1 }),
      after: fc.subarray(drawn, { minLength: 1 }),
      hours,
      minPeriods: fc.integer({ min: 1, max: 3 }),
    },
    { requiredKeys: ["zone"] },
  );
});

describe("longRun against counting", () => {
  test("longRun agrees with simulated independent draws", () => {
    const periods = 12_000;
    fc.assert(
      fc.property(queries, fc.integer({ min: 1, max: 2 ** 31 - 2 }), (query, seed) => {
        const expected = longRun(query);
        if (expected === null) return;
        let state = seed;
        const draw = () => {
          state = (state * 48_271) % 2_147_483_647;
          return Math.floor((state / 2_147_483_647) * 100);
        };
        const mean = expected.perPeriod * periods;
        // Seven standard deviations, plus 3 for the ends.
        expect(Math.abs(simulated(query, periods, draw) - mean)).toBeLessThan(7 * Math.sqrt(mean) + 3);
      }),
      { seed: 21, numRuns: 60 },
    );
  });

  test("longRun agrees with the real sky within 10% for windows of one weather", () => {
    const from = Date.UTC(2020, 0, 1);
    for (const { id, rates } of zones.filter(({ kind }) => kind === "eureka" || kind === "bozja")) {
      for (const [weather] of rates) {
        const query = { zone: id, weather: [weather] } as const;
        const seen = counted(query, from, 60)?.perPeriod ?? Number.NaN;
        expect(seen / perPeriod(query)).toBeGreaterThan(0.9);
        expect(seen / perPeriod(query)).toBeLessThan(1.1);
      }
    }
  });

  test("counted is far below longRun for periods that depend on their neighbours", () => {
    const lean = { zone: "eurekaHydatos", weather: ["fairSkies"], minPeriods: 3 } as const;
    const seen = counted(lean, Date.UTC(2020, 0, 1), 200)?.perPeriod ?? Number.NaN;
    expect(seen / perPeriod(lean)).toBeLessThan(0.6);
    expect(counted({ zone: "eurekaAnemos", weather: ["dustStorms"] }, 0, 1)).toBeNull();
  });
});
