import { PERIOD_MS, weatherAt } from "@foray/eorzea";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterRules } from "../forecast-filters/rules.ts";
import type { SpawnRule } from "../forecast-filters/types.ts";
import { checkInstance, neededNow, parseTimeLeft } from "./instance-check.ts";
import { CONFLICT_PERIODS, upcomingWindows } from "./windows.ts";

const MINUTE = 60_000;
const monsters = filterRules.filter(
  (rule): rule is SpawnRule => rule.kind === "notorious-monster" && rule.weather.length > 0 && rule.conflict,
);

/** A step that meets every minute of an Eorzean period's bounds, which lie on thirds of a minute. */
const STEP = 20_000;

/**
 * An instance that opens at `opened` and lives 180 minutes, minute by minute: whether somebody in it could have killed the monster in
 * the periods before a window.
 */
function couldHaveBeenKilled(filter: SpawnRule, start: number, opened: number): boolean {
  for (let at = start - CONFLICT_PERIODS * PERIOD_MS; at < start; at += STEP) {
    const isOpen = at >= opened && at < opened + 180 * MINUTE;
    if (isOpen && filter.weather.includes(weatherAt(filter.zone, at))) return true;
  }
  return false;
}

describe("the instance check", () => {
  test("law: it agrees with instances of 180 minutes in which somebody kills whatever is there", () => {
    expect(monsters.length).toBeGreaterThan(5);
    const asked = fc.record({
      filter: fc.constantFrom(...monsters),
      at: fc
        .integer({ min: Date.UTC(2026, 0) / MINUTE, max: Date.UTC(2027, 0) / MINUTE })
        .map((minutes) => minutes * MINUTE),
      left: fc.integer({ min: 0, max: 180 }),
      // Soon before the window, where the answer differs from case to case.
      ahead: fc.integer({ min: -20, max: 150 }),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(asked, ({ filter, at: from, left, ahead }) => {
        const [window] = upcomingWindows(filter, from, { count: 1 });
        if (window === undefined) return;
        // Whole steps, so that the walk above meets the opening.
        const at = window.start - ahead * MINUTE;
        const opened = at - (180 - left) * MINUTE;
        const check = checkInstance(filter, window, left, at);
        seen.add(check.kind);
        expect(check).toMatchObject({ opened, closes: opened + 180 * MINUTE });
        const expected =
          opened + 180 * MINUTE <= window.start
            ? "closes"
            : couldHaveBeenKilled(filter, window.start, opened)
              ? "gone"
              : "good";
        expect(check.kind).toBe(expected);
        if (check.kind === "good") expect(check.until).toBe(Math.min(window.end, at + left * MINUTE));
        const { conflict } = window;
        if (conflict === undefined || expected === "closes") return;
        // The check calls good exactly the times that the warning asks for.
        const needed = neededNow(window, conflict.safeMinutes, at);
        if (conflict.safeMinutes < 180) expect(check.kind === "good").toBe(needed !== null && left >= needed);
        else expect(needed).toBeNull();
      }),
      { numRuns: 600, seed: 23 },
    );
    expect([...seen].sort()).toEqual(["closes", "gone", "good"]);
  });

  test.each([
    ["2:52", 172],
    ["172", 172],
    ["172m", 172],
    ["172 min", 172],
    ["2h 52m", 172],
    ["2 h 52", 172],
    ["172:30", 172],
    ["３：００", 180],
    ["2時間52分", 172],
    ["3:01", null],
    ["181", null],
    ["2:75", null],
    ["", null],
    ["soon", null],
  ])("%s is %s minutes", (text, minutes) => {
    expect(parseTimeLeft(text)).toBe(minutes);
  });
});
