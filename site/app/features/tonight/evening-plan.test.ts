import { weatherAt } from "@foray/eorzea/sky";
import { withDetails } from "@foray/fieldops/forecast-filters/details";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { usualEvening } from "~/features/alarms/play-times/play-times.ts";
import type { Owned } from "~/features/inventory/owned.ts";
import { decisionsOf, eveningsFrom, isEnemyWindow, planOf, RESPAWN, undecided } from "./evening-plan.ts";
import { parseWishes, usualWishes, type Wishes, wishable, withLacked, withRequested } from "./wishes.ts";

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const HOUR = 3_600_000;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

test("eveningsFrom starts the current evening now, but skips its last minutes", () => {
  process.env.TZ = "UTC";
  const ranges = [{ days: everyDay, from: 18 * 60, to: 22 * 60 }];
  const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 26, hour, minute);
  expect(eveningsFrom(ranges, at(12))[0]).toEqual({ start: at(18), end: at(22) });
  expect(eveningsFrom(ranges, at(20))[0]).toEqual({ start: at(20), end: at(22) });
  expect(eveningsFrom(ranges, at(21, 50))[0]).toEqual({ start: at(42), end: at(46) });
});

test("the default evening is the same on weekends", () => {
  process.env.TZ = "UTC";
  const saturday = Date.UTC(2026, 10, 28, 13, 31);
  expect(eveningsFrom(usualEvening, saturday)[0]).toEqual({
    start: Date.UTC(2026, 10, 28, 18),
    end: Date.UTC(2026, 10, 28, 23),
  });
});

test("planOf without filling plans only the wished target, within the evening", () => {
  const evening = { start: Date.UTC(2026, 10, 26, 18), end: Date.UTC(2026, 10, 26, 23) };
  for (const rule of wishable) {
    const plan = planOf(evening, { ...usualWishes, wishes: [rule.id], fill: false });
    for (const { stop, start, end } of plan) {
      expect(stop.window.filter.id).toBe(rule.id);
      expect(start).toBeGreaterThanOrEqual(evening.start);
      expect(end).toBeLessThanOrEqual(evening.end);
    }
  }
  const all = planOf(evening, usualWishes);
  expect(all.length).toBeGreaterThan(2);
});

test("every plannable monster has the respawn time that the plan assumes", () => {
  const monsters = wishable
    .filter((rule) => rule.kind !== "weather-enemy")
    .filter(({ kind }) => kind === "notorious-monster");
  expect(monsters.length).toBeGreaterThan(20);
  for (const monster of monsters)
    expect(withDetails(monster).respawnMinutes ?? RESPAWN / 60_000, monster.id).toBe(RESPAWN / 60_000);
});

test("planOf never includes an operation that is off", () => {
  const wishes = fc.record({
    wishes: fc.uniqueArray(fc.constantFrom(...wishable.map(({ id }) => id)), { maxLength: 5 }),
    travel: fc.integer({ min: 0, max: 15 }),
    fill: fc.boolean(),
  });
  fc.assert(
    fc.property(wishes, fc.integer({ min: 0, max: 200 }), ({ wishes, travel, fill }, hours) => {
      const start = Date.UTC(2026, 10, 21) + hours * HOUR;
      const asked: Wishes = { wishes, travel, fill, operations: ["bozja"] };
      expect(parseWishes(JSON.stringify(asked))).toEqual(asked);
      const plan = planOf({ start, end: start + 5 * HOUR }, asked);
      expect(plan.every(({ stop }) => stop.window.filter.kind === "fragment-farm")).toBe(true);
    }),
    { seed: 19, numRuns: 40 },
  );
});

test("planOf plans Occult Crescent enemies only during their weather", () => {
  const start = Date.UTC(2026, 10, 26, 18);
  const asked: Wishes = { ...usualWishes, operations: ["occult"], wishes: ["crescent-mousse"] };
  const plan = Array.from({ length: 5 }, (_, day) => start + day * 24 * HOUR).flatMap((from) =>
    planOf({ start: from, end: from + 5 * HOUR }, asked),
  );
  expect(plan.length).toBeGreaterThan(5);
  expect(plan.some(({ stop }) => stop.wished && stop.target === "crescent-mousse")).toBe(true);
  for (const { stop, start: come, end } of plan) {
    if (!isEnemyWindow(stop.window)) throw new Error("not of the Occult Crescent");
    const { zone, weather } = stop.window.filter;
    for (const at of [come, end - 1]) expect(weather).toContain(weatherAt(zone, at));
  }
});

test("withLacked wishes only for farms of fragments that the holster lacks", () => {
  const needs = [
    { action: "lost-reflect", fragment: "forgotten-fragment-of-support", needed: 4 },
    { action: "resistance-potion-kit", fragment: "forgotten-fragment-of-care", needed: 2 },
  ] as const;
  const wishes: Wishes = { ...usualWishes, holster: { name: "Tank", path: "/drs/holster/c/x", needs } };
  expect(parseWishes(JSON.stringify(wishes))).toEqual(wishes);
  const amount = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(amount, amount, amount, (reflect, support, kit) => {
      const owned: Owned = new Map([
        ["lost-reflect", reflect],
        ["forgotten-fragment-of-support", support],
        ["resistance-potion-kit", kit],
      ]);
      const wished = withLacked(wishes, owned).wishes;
      expect(wished.includes("support")).toBe(4 - reflect > support);
      expect(wished.includes("care")).toBe(kit < 2);
    }),
    { seed: 20 },
  );
});

test("withRequested adds the known wishes of an address once, with their operations", () => {
  const eureka: Wishes = { ...usualWishes, operations: ["eureka"], wishes: ["skoll"] };
  const asked = withRequested(eureka, "skoll,care,<script>,cassie");
  expect(asked.wishes.toSorted()).toEqual(["care", "cassie", "skoll"]);
  expect(asked.operations).toEqual(["eureka", "bozja"]);
  expect(withRequested(asked, "skoll,care,cassie")).toBe(asked);
  expect(withRequested(eureka, null)).toBe(eureka);
  expect(parseWishes(JSON.stringify(asked))).toEqual(asked);
});

test("decisionsOf returns decisions only for their own evening", () => {
  const evening = { start: Date.UTC(2026, 10, 26, 18), end: Date.UTC(2026, 10, 26, 23) };
  const [first] = planOf(evening, usualWishes);
  const decided = { of: evening.end, chosen: [], dropped: [first?.stop.key ?? ""] };
  const wishes: Wishes = { ...usualWishes, decided };
  expect(parseWishes(JSON.stringify(wishes))).toEqual(wishes);
  expect(decisionsOf(evening, wishes)).toEqual(decided);
  expect(decisionsOf({ start: evening.start + 24 * HOUR, end: evening.end + 24 * HOUR }, wishes)).toEqual(
    undecided,
  );
  const plan = planOf(evening, wishes, decisionsOf(evening, wishes));
  expect(plan.some(({ stop }) => stop.key === first?.stop.key)).toBe(false);
});
