import { forecast, weatherAt } from "@foray/eorzea/sky";
import { PERIOD_MS, periodStart } from "@foray/eorzea/time";
import { zones } from "@foray/eorzea/zones/tables";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bestSessions,
  bestSessionsOf,
  fragmentFarming,
  GOOD_SHARE,
  nextGoodSession,
  type Session,
  type SessionQuery,
} from "./score.ts";

function plainScore({ zone, weights, minutes }: SessionQuery, start: number): number {
  let score = 0;
  let favourable = 0;
  let left = minutes * 60_000;
  for (let at = start; left > 0; at += PERIOD_MS, left -= PERIOD_MS) {
    const weight = weights[weatherAt(zone, at)] ?? 0;
    const share = Math.min(1, left / PERIOD_MS);
    if (weight <= 0) continue;
    score += share * weight;
    if (favourable > 0) score += share * 2;
    favourable += 1;
  }
  return score;
}

type Plain = { start: number; score: number };

function plainAll(query: SessionQuery): Plain[] {
  const found: Plain[] = [];
  const length = query.minutes * 60_000;
  const first = periodStart(query.from) < query.from ? periodStart(query.from) + PERIOD_MS : query.from;
  for (let start = first; start < query.from + query.days * 86_400_000; start += PERIOD_MS) {
    if (query.playable?.({ start, end: start + length }) ?? true)
      found.push({ start, score: plainScore(query, start) });
  }
  return found
    .filter(({ score }) => score > 0)
    .sort((a, b) => (Math.abs(b.score - a.score) > 1e-9 ? b.score - a.score : a.start - b.start));
}

function plainBest(query: SessionQuery): Plain[] {
  const kept: Plain[] = [];
  for (const session of plainAll(query)) {
    const overlaps = ({ start }: Plain) => Math.abs(start - session.start) < query.minutes * 60_000;
    if (!kept.some(overlaps)) kept.push(session);
  }
  return kept.slice(0, 10);
}

const queries: fc.Arbitrary<SessionQuery> = fc.constantFrom(...zones).chain((zone) =>
  fc.record({
    zone: fc.constant(zone.id),
    weights: fc.dictionary(
      fc.constantFrom(...zone.rates.map(([weather]) => weather)),
      fc.integer({ min: 0, max: 9 }),
    ),
    minutes: fc.integer({ min: 15, max: 360 }),
    days: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
    from: fc.integer({ min: Date.UTC(2013, 7, 27), max: Date.UTC(2090, 0, 1) }),
    // Evenings in UTC, or any time.
    playable: fc.constantFrom(
      () => true,
      ({ start, end }: { start: number; end: number }) =>
        start % 86_400_000 >= 64_800_000 && end - (start - (start % 86_400_000)) <= 86_400_000,
    ),
  }),
);

describe("bestSessions", () => {
  test("bestSessions equals a plain implementation", () => {
    fc.assert(
      fc.property(queries, (query) => {
        const found = bestSessions(query);
        const plain = plainBest(query);
        expect(found.map(({ start }) => start)).toEqual(plain.map(({ start }) => start));
        for (const [index, session] of found.entries()) {
          expect(session.score).toBeCloseTo(plain[index]?.score ?? Number.NaN, 9);
          expect(session.end - session.start).toBe(query.minutes * 60_000);
          const periods = Math.ceil((query.minutes * 60_000) / PERIOD_MS);
          const all = plainAll(query);
          const near = all.filter(({ start }) => start >= session.good.from && start <= session.good.to);
          expect(near).toHaveLength((session.good.to - session.good.from) / PERIOD_MS + 1);
          for (const { score } of near)
            expect(score).toBeGreaterThanOrEqual(session.score * GOOD_SHARE - 1e-9);
          expect(session.start).toBeGreaterThanOrEqual(session.good.from);
          expect(session.good.to).toBeGreaterThanOrEqual(session.start);
          expect(session.weathers).toEqual(
            forecast(query.zone, session.start, periods).map(({ weather }) => weather),
          );
        }
      }),
      { seed: 71, numRuns: 200 },
    );
  });

  /** Makes no other time playable. */
  const sessionAt = (query: SessionQuery, start: number): Session | undefined =>
    bestSessions({ ...query, playable: (session) => session.start === start })[0];

  const farming: SessionQuery = {
    zone: "bozjanSouthernFront",
    weights: fragmentFarming,
    minutes: 105,
    days: 7,
    from: Date.UTC(2026, 0, 1),
  };

  test("bestSessions scores 0 for a last half period without weight", () => {
    const start = Date.UTC(2026, 0, 1, 2, 43, 20);
    const session = sessionAt(farming, start);
    // 105 minutes are four periods of 23:20 and half of a fifth: 2 + 4 + 4 + 2, three bonuses of 2, 0 for the
    // half.
    expect(session?.weathers).toEqual(["wind", "dustStorms", "dustStorms", "wind", "fairSkies"]);
    expect(session?.score).toBe(18);
  });

  test("bestSessions scores a favourable last half period by half", () => {
    const start = Date.UTC(2026, 0, 1, 2, 20);
    const session = sessionAt(farming, start);
    // 0 + 2 + 4 + 4, two bonuses of 2, and half of the last wind with its bonus: (2 + 2) / 2.
    expect(session?.weathers).toEqual(["fairSkies", "wind", "dustStorms", "dustStorms", "wind"]);
    expect(session?.score).toBe(16);
  });

  test("bestSessions gives no bonus to the first favourable period, even a partial one", () => {
    const session = sessionAt({ ...farming, minutes: 35 }, Date.UTC(2026, 0, 1, 6, 13, 20));
    expect(session?.weathers).toEqual(["rain", "wind"]);
    expect(session?.score).toBe(1);
  });

  test("bestSessions never starts a session before the wished start", () => {
    const late = { ...farming, from: Date.UTC(2026, 0, 1, 2, 43, 21) };
    const starts = bestSessions(late, Number.POSITIVE_INFINITY).map(({ start }) => start);
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(late.from);
    expect(
      sessionAt({ ...farming, from: Date.UTC(2026, 0, 1, 2, 43, 20) }, Date.UTC(2026, 0, 1, 2, 43, 20)),
    ).toBeDefined();
  });

  test("bestSessions returns an empty list without weighted weathers", () => {
    expect(bestSessions({ ...farming, weights: {} })).toEqual([]);
    expect(bestSessions({ ...farming, weights: { blizzards: 4 } })).toEqual([]);
  });
});

test("nextGoodSession returns the soonest session that is nearly as good as the best", () => {
  const query = {
    zone: "bozjanSouthernFront",
    weights: fragmentFarming,
    minutes: 180,
    days: 7,
    from: Date.UTC(2026, 0, 1),
  } as const;
  const sessions = bestSessions(query);
  const next = nextGoodSession(sessions);
  const best = sessions[0]?.score ?? 0;
  expect(next?.score).toBeGreaterThanOrEqual(best * GOOD_SHARE);
  for (const { start, score } of sessions)
    if (start < (next?.start ?? 0)) expect(score).toBeLessThan(best * GOOD_SHARE);
  expect(nextGoodSession([])).toBeUndefined();
});

test("bestSessionsOf merges several zones into one list", () => {
  const query = { weights: { snow: 2, fog: 1 }, minutes: 120, days: 7, from: Date.UTC(2026, 5, 1) };
  const both = bestSessionsOf(["eurekaPagos", "zadnor"], query);
  expect(both).toHaveLength(10);
  const each = ["eurekaPagos", "zadnor"] as const;
  const best = Math.max(...each.map((zone) => bestSessions({ ...query, zone })[0]?.score ?? 0));
  expect(both[0]?.score).toBe(best);
});
