import { filterRules } from "@foray/fieldops/forecast-filters/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Alarm,
  alarmWindows,
  countdownOf,
  dueSignals,
  nextSignal,
  signalsOf,
  TOO_LATE_MS,
} from "./schedule.ts";
import { targetKey, watchedFilters } from "./targets.ts";

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 21, 12);
const cassie: Alarm = { filter: "cassie", early: 10, start: true, since: 0 };
const next = alarmWindows(cassie, now).find(({ start }) => start > now + 30 * MINUTE);
const start = next?.start ?? Number.NaN;

const rings = (alarms: readonly Alarm[], at: number) =>
  dueSignals(signalsOf(alarms, at), at).ring.filter((signal) => signal.start === start);

describe("alarm signals", () => {
  test("an alarm rings early and at the start, each only if chosen", () => {
    expect(rings([cassie], start - 10 * MINUTE - 1)).toEqual([]);
    expect(rings([cassie], start - 10 * MINUTE).map(({ kind }) => kind)).toEqual(["early"]);
    expect(rings([cassie], start).map(({ kind }) => kind)).toEqual(["start"]);
    expect(rings([{ ...cassie, early: 0 }], start - 1)).toEqual([]);
    expect(rings([{ ...cassie, start: false }], start)).toEqual([]);
  });

  test("after sleep past both signals of a window, only the start rings", () => {
    const { ring, silent } = dueSignals(signalsOf([cassie], start + MINUTE), start + MINUTE);
    expect(ring.filter((signal) => signal.start === start).map(({ kind }) => kind)).toEqual(["start"]);
    expect(silent.filter((signal) => signal.start === start).map(({ kind }) => kind)).toEqual(["early"]);
  });

  test("a signal does not ring an hour or more late", () => {
    expect(rings([cassie], start + TOO_LATE_MS - 1)).toHaveLength(1);
    expect(rings([cassie], start + TOO_LATE_MS)).toEqual([]);
  });

  test("an alarm does not ring for signals due before it was set", () => {
    expect(rings([{ ...cassie, since: start }], start)).toEqual([]);
    expect(rings([{ ...cassie, since: start - 1 }], start)).toHaveLength(1);
    expect(rings([{ ...cassie, since: start - 5 * MINUTE }], start - 4 * MINUTE)).toEqual([]);
  });

  test("an alarm for a collection and one for its member ring once together", () => {
    expect(rings([cassie, { ...cassie, filter: "nm" }], start)).toHaveLength(1);
    expect(watchedFilters({ filter: "nm" })).toHaveLength(5);
    expect(watchedFilters({ filter: "no-such-filter" })).toEqual([]);
  });

  test("the chosen mob of a lockbox decides the weather of its alarm", () => {
    const weathers = (choice: string | undefined) =>
      new Set(
        alarmWindows({ filter: "cold-box", ...(choice !== undefined && { choice }) }, now).flatMap(
          (window) => window.weathers,
        ),
      );
    const [first, second] = watchedFilters({ filter: "cold-box" })[0]?.choices ?? [];
    expect([...weathers(first?.id)]).not.toEqual([...weathers(second?.id)]);
  });

  test("countdownOf starts when the early signal is due", () => {
    const at = (minutes: number) => {
      const moment = start - minutes * MINUTE;
      return countdownOf([cassie], signalsOf([cassie], moment), moment)?.start === start;
    };
    expect([11, 10, 1].map(at)).toEqual([false, true, true]);
  });

  test("every signal rings exactly once and in time, at any polling interval", () => {
    const ids = filterRules.flatMap(({ id, kind }) => (kind === "collection" ? [] : [id]));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 30 }),
        fc.array(fc.integer({ min: 1000, max: 20 * MINUTE }), { minLength: 20, maxLength: 60 }),
        (filters, early, steps) => {
          const alarms = filters.map((filter) => ({ filter, early, start: true, since: now }));
          const rung = new Set<string>();
          const kinds = new Map<string, number>();
          let at = now;
          for (const step of steps) {
            at += step;
            const { ring, silent } = dueSignals(signalsOf(alarms, at), at);
            for (const signal of ring.filter(({ key }) => !rung.has(key))) {
              rung.add(signal.key);
              kinds.set(signal.key, (kinds.get(signal.key) ?? 0) + 1);
              expect(at - signal.at).toBeLessThan(20 * MINUTE + 1);
            }
            for (const { key } of silent) rung.add(key);
          }
          expect([...kinds.values()].every((count) => count === 1)).toBe(true);
          const missed = signalsOf(alarms, at).filter((signal) => signal.at <= at && !rung.has(signal.key));
          expect(missed).toEqual([]);
          expect(nextSignal(signalsOf(alarms, at), at)?.at ?? at + 1).toBeGreaterThan(at);
        },
      ),
      { seed: 91, numRuns: 15 },
    );
  });
});

describe("alarm targets", () => {
  test("watchedFilters includes optional members of a collection only on request", () => {
    const usual = watchedFilters({ filter: "all" }).map(({ id }) => id);
    const whole = watchedFilters({ filter: "all", optional: true }).map(({ id }) => id);
    expect(usual).not.toContain("offensive");
    expect(whole).toEqual([...usual, "offensive", "conceptual", "mitigative", "inimical", "fundamental"]);
  });

  test("targetKey differs for each mob of a lockbox and defaults to the first", () => {
    const keys = ["chimera", "griffin", "amphiptere"].map((choice) =>
      targetKey({ filter: "cold-box", choice }),
    );
    expect(new Set(keys).size).toBe(3);
    expect(targetKey({ filter: "cold-box" })).toBe(keys[0]);
    expect(targetKey({ filter: "all", optional: true })).not.toBe(targetKey({ filter: "all" }));
  });

  test("a signal for a lockbox names the chosen mob", () => {
    const [signal] = signalsOf([{ ...cassie, filter: "cold-box", choice: "griffin" }], now);
    expect(signal?.subject).toMatchObject({ kind: "window", choice: "griffin" });
  });

  test("signalsOf returns only windows in the player's hours", () => {
    const evening = (window: { start: number }) => window.start % 86_400_000 >= 18 * 3_600_000;
    const signals = signalsOf([cassie], now, { playable: evening });
    expect(signals.length).toBeGreaterThan(4);
    expect(signals.every(evening)).toBe(true);
  });
});
