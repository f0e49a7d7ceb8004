import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EveningWindow, planEvening } from "./plan-evening.ts";

const MINUTE = 60_000;
const hours = { start: 0, end: 240 * MINUTE };
const travel = 3 * MINUTE;

/** Times in minutes. */
function at(
  key: string,
  from: number,
  to: number,
  { wished = true, target = key, least = 10 } = {},
): EveningWindow {
  return { key, target, wished, start: from * MINUTE, end: to * MINUTE, least: least * MINUTE };
}

const shown = (windows: readonly EveningWindow[], more = {}) =>
  planEvening({ windows, hours, travel, ...more }).map(({ stop, start, end }) => [
    stop.key,
    start / MINUTE,
    end / MINUTE,
  ]);

describe("planEvening", () => {
  test("planEvening leaves a stop in time for the next, or arrives late", () => {
    expect(shown([at("skoll", 20, 43), at("pazuzu", 43, 90), at("cassie", 95, 118)])).toEqual([
      ["skoll", 20, 40],
      ["pazuzu", 43, 92 - 2],
      ["cassie", 95, 118],
    ]);
    expect(shown([at("long", 0, 60, { least: 20 }), at("short", 5, 20)])).toEqual([
      ["short", 5, 15],
      ["long", 18, 60],
    ]);
  });

  test("planEvening offers overlapping stops as a choice, and follows the chosen one", () => {
    const windows = [at("cassie", 60, 70), at("fragments", 60, 72, { least: 12 }), at("pazuzu", 75, 90)];
    const [first] = planEvening({ windows, hours, travel });
    expect([first?.stop.key, first?.others.map(({ key }) => key)]).toEqual(["cassie", ["fragments"]]);
    expect(shown(windows, { chosen: ["fragments"] })).toEqual([
      ["fragments", 60, 72],
      ["pazuzu", 75, 90],
    ]);
    expect(shown(windows, { dropped: ["cassie", "pazuzu"] })).toEqual([["fragments", 60, 72]]);
  });

  test("planEvening never shortens a wish for an unwished stop", () => {
    const wish = at("farm", 60, 130, { least: 20 });
    const others = [at("a", 80, 103, { wished: false }), at("b", 133, 156, { wished: false })];
    expect(shown([wish, ...others])).toEqual([
      ["farm", 60, 130],
      ["b", 133, 156],
    ]);
  });

  test("planEvening clips stops to the hours, and drops those that become too short", () => {
    expect(shown([at("early", -20, 9), at("late", 235, 260)])).toEqual([]);
    expect(shown([at("early", -20, 12), at("late", 225, 260)])).toEqual([
      ["early", 0, 12],
      ["late", 225, 240],
    ]);
  });

  test("planEvening fits more than 20 of 120 wishes into a 13-hour day", () => {
    const many = Array.from({ length: 120 }, (_, place) =>
      at(`w${place}`, (place * 37) % 760, ((place * 37) % 760) + 23 + (place % 4) * 15, {
        target: `target${place % 9}`,
      }),
    );
    const plan = planEvening({ windows: many, hours: { start: 0, end: 780 * MINUTE }, travel });
    expect(plan.length).toBeGreaterThan(20);
  });
});

const window = fc
  .record({
    from: fc.integer({ min: -20, max: 120 }),
    length: fc.integer({ min: 1, max: 60 }),
    least: fc.integer({ min: 1, max: 25 }),
    target: fc.constantFrom("a", "b", "c"),
    wished: fc.boolean(),
  })
  .map(({ from, length, least, target, wished }) => ({
    ...at("", from, from + length, { least, target, wished }),
    ...(target === "a" && { respawn: 45 * MINUTE }),
  }));
const evening = fc.record({
  windows: fc
    .array(window, { maxLength: 6 })
    .map((list) => list.map((each, place) => ({ ...each, key: `${each.target}${place}` }))),
  hours: fc.record({ start: fc.constant(0), end: fc.integer({ min: 20, max: 120 }) }).map(({ end }) => ({
    start: 0,
    end: end * MINUTE,
  })),
  travel: fc.integer({ min: 0, max: 12 }).map((minutes) => minutes * MINUTE),
});

function bruteForce(windows: readonly EveningWindow[], end: number, travel: number): number {
  const from = (
    seen: readonly EveningWindow[],
    leave: number,
    came: readonly Readonly<{ target: string; start: number }>[] = [],
  ): number => {
    const before = seen.at(-1);
    const targets = new Set(seen.map(({ target }) => target));
    let best = targets.size * 1000 + seen.length;
    for (const next of windows) {
      if (seen.includes(next)) continue;
      const way = before === undefined || before.target === next.target ? 0 : travel;
      const start = Math.max(next.start, leave + way, 0);
      const least = Math.min(next.least, next.end - next.start);
      const { target, respawn = 0 } = next;
      if (came.some((each) => each.target === target && start - each.start < respawn)) continue;
      if (start + least <= Math.min(next.end, end))
        best = Math.max(best, from([...seen, next], start + least, [...came, { target, start }]));
    }
    return best;
  };
  return from([], 0);
}

const worthOf = (keys: readonly EveningWindow[]) =>
  new Set(keys.map(({ target }) => target)).size * 1000 + keys.length;

describe("planEvening with any input", () => {
  test("planEvening keeps to windows, hours, minimum stays and travel times", () => {
    fc.assert(
      fc.property(evening, ({ windows, hours, travel }) => {
        const plan = planEvening({ windows, hours, travel });
        expect(new Set(plan.map(({ stop }) => stop.key)).size).toBe(plan.length);
        for (const [place, { stop, start, end }] of plan.entries()) {
          expect(start).toBeGreaterThanOrEqual(Math.max(stop.start, hours.start));
          expect(end).toBeLessThanOrEqual(Math.min(stop.end, hours.end));
          expect(end - start).toBeGreaterThanOrEqual(Math.min(stop.least, stop.end - stop.start));
          for (const other of plan.slice(0, place))
            if (other.stop.target === stop.target)
              expect(start - other.start).toBeGreaterThanOrEqual(stop.respawn ?? 0);
          const before = plan[place - 1];
          if (before !== undefined) {
            const way = before.stop.target === stop.target ? 0 : travel;
            expect(start - before.end).toBeGreaterThanOrEqual(way);
          }
        }
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  test("planEvening finds the most valuable plan of the wishes", () => {
    fc.assert(
      fc.property(evening, ({ windows, hours, travel }) => {
        const wishes = windows.map((each) => ({ ...each, wished: true }));
        const plan = planEvening({ windows: wishes, hours, travel });
        expect(worthOf(plan.map(({ stop }) => stop))).toBe(bruteForce(wishes, hours.end, travel));
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  test("planEvening plans the wishes alike with and without other stops", () => {
    fc.assert(
      fc.property(evening, ({ windows, hours, travel }) => {
        const wishes = windows.filter(({ wished }) => wished);
        const alone = planEvening({ windows: wishes, hours, travel });
        const whole = planEvening({ windows, hours, travel }).filter(({ stop }) => stop.wished);
        expect(whole.map(({ stop, start, end }) => [stop.key, start, end])).toEqual(
          alone.map(({ stop, start, end }) => [stop.key, start, end]),
        );
      }),
      { numRuns: 300, seed: 13 },
    );
  });

  test("planEvening includes a chosen stop if possible, and offers each choice once", () => {
    fc.assert(
      fc.property(evening, ({ windows, hours, travel }) => {
        const plan = planEvening({ windows, hours, travel });
        const others = plan.flatMap((step) => step.others.map(({ key }) => key));
        expect(new Set(others).size).toBe(others.length);
        for (const key of others) {
          const again = planEvening({ windows, hours, travel, chosen: [key] });
          const possible = planEvening({
            windows: windows.filter((each) => each.key === key),
            hours,
            travel,
          });
          expect(again.some(({ stop }) => stop.key === key)).toBe(possible.length > 0);
        }
      }),
      { numRuns: 300, seed: 17 },
    );
  });
});
