import type { PlayRange } from "@foray/fieldops/patterns/play-range";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eveningsFrom, planOf, spawnsOf, undecided } from "./evening-plan.ts";
import { endedFor, startedFor, type UnmetWish, unmetWishes } from "./unmet-wishes.ts";
import { usualWishes, type Wishes, wishable } from "./wishes.ts";

const own = process.env.TZ;
beforeEach(() => {
  process.env.TZ = "UTC";
});
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const noon = Date.UTC(2026, 10, 26, 12);
const cassie = wishable.filter(({ id }) => id === "cassie");
const wishes: Wishes = { ...usualWishes, wishes: ["cassie"] };
const week = (from: number, to: number): readonly PlayRange[] => [{ days: [0, 1, 2, 3, 4, 5, 6], from, to }];

function unmetOn(ranges: readonly PlayRange[], asked: Wishes = wishes) {
  const [evening] = eveningsFrom(ranges, noon);
  if (evening === undefined) throw new Error("no evening");
  return { evening, unmet: unmetWishes(evening, asked, planOf(evening, asked), undecided) };
}

function hoursBetween() {
  const windows = spawnsOf({ start: noon, end: noon + 12 * HOUR }, cassie);
  for (const [place, before] of windows.entries()) {
    const after = windows[place + 1];
    if (after === undefined || after.start - before.end < 60 * MINUTE) continue;
    const from = Math.ceil((before.end - Date.UTC(2026, 10, 26)) / MINUTE);
    const to = Math.floor((after.start - Date.UTC(2026, 10, 26)) / MINUTE) - 5;
    if (to < 24 * 60) return { before, after, ranges: week(from, to) };
  }
  throw new Error("no such hours on this day");
}

test("unmetWishes returns the windows before and after the evening", () => {
  const { before, after, ranges } = hoursBetween();
  const { unmet } = unmetOn(ranges);
  expect(unmet).toEqual([
    {
      rule: cassie[0],
      isUp: false,
      before: { start: before.start, end: before.end },
      after: { start: after.start, end: after.end },
    },
  ]);
});

test("evening hours are moved only as far as a missed window needs, in quarter-hours", () => {
  const { before, after, ranges } = hoursBetween();
  const { evening, unmet } = unmetOn(ranges);
  const [wish] = unmet;
  if (wish === undefined) throw new Error("the wish is met");
  const begun = startedFor(evening, wish, ranges, noon);
  expect(begun?.at).toBe(Math.floor(before.start / (15 * MINUTE)) * 15 * MINUTE);
  const ended = endedFor(evening, wish, ranges);
  expect(ended?.at).toBeGreaterThan(after.start);
  for (const moved of [begun, ended]) {
    const [next] = eveningsFrom(moved?.week ?? [], noon);
    expect(next).toEqual(moved?.evening);
    expect(next && planOf(next, wishes).some(({ stop }) => stop.target === "cassie")).toBe(true);
  }
  // An earlier start cannot include a window that is already over.
  expect(startedFor(evening, wish, ranges, before.end - MINUTE)).toBeNull();
});

test("unmetWishes ignores met, dropped and disabled wishes", () => {
  const { ranges } = hoursBetween();
  expect(unmetOn(ranges, { ...wishes, operations: ["bozja"] }).unmet).toEqual([]);
  const { evening, unmet } = unmetOn(week(12 * 60, 11 * 60 + 59));
  expect(unmet).toEqual([]);
  const [first] = planOf(evening, wishes).filter(({ stop }) => stop.wished);
  const decisions = { chosen: [], dropped: [first?.stop.key ?? ""] };
  expect(unmetWishes(evening, wishes, [], decisions)).toEqual([]);
  expect(unmetWishes(evening, wishes, [], undecided)).toHaveLength(1);
});

test("moved evening hours include the missed window and differ in only one edge", () => {
  const rule = fc.constantFrom(...wishable);
  const quarters = fc.integer({ min: 0, max: 95 });
  fc.assert(
    fc.property(rule, quarters, fc.integer({ min: 2, max: 30 }), (wish, first, length) => {
      const ranges = week(first * 15, (first * 15 + length * 15) % (24 * 60));
      const asked: Wishes = {
        ...usualWishes,
        operations: ["eureka", "bozja", "occult"],
        fill: false,
        wishes: [wish.id],
      };
      const { evening, unmet } = unmetOn(ranges, asked);
      for (const each of unmet) {
        const holds = (window: UnmetWish["after"], moved: ReturnType<typeof endedFor>) => {
          if (moved === null) return;
          expect(planOf(moved.evening, asked).some(({ stop }) => stop.start === window?.start)).toBe(true);
        };
        const [begun, ended] = [startedFor(evening, each, ranges, noon), endedFor(evening, each, ranges)];
        holds(each.before, begun);
        holds(each.after, ended);
        if (begun !== null) expect(begun.evening.end).toBe(evening.end);
        if (ended !== null) expect(ended.evening.start).toBe(evening.start);
      }
    }),
    { seed: 4, numRuns: 60 },
  );
});
