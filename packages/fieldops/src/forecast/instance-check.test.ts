import { PERIOD_MS, weatherAt } from "@foray/eorzea";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterRules } from "../forecast-filters/rules.ts";
import type { SpawnRule } from "../forecast-filters/types.ts";
import { checkInstance, lowestLeftNow, parseAppearance, parseTimeLeft } from "./instance-check.ts";
import { CONFLICT_PERIODS, upcomingWindows } from "./windows.ts";

const MINUTE = 60_000;
const monsters = filterRules.filter(
  (rule): rule is SpawnRule => rule.kind === "notorious-monster" && rule.weather.length > 0 && rule.conflict,
);
const cassie = monsters.find(({ id }) => id === "cassie") ?? expect.fail("Cassie");
const nothing = { lowest: null, own: null, appeared: null };

/** 20 seconds: period boundaries fall on thirds of a minute. */
const STEP = 20_000;

/**
 * Players who come and go in one instance, which lasts while anyone is inside; each stays at most 180
 * minutes. `entered` and `left` are minutes after the first entry, which opens the instance.
 */
const crowd = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 150 }),
      stay: fc.integer({ min: 1, max: 180 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((players) => {
    let after = 0;
    return players.map(({ gap, stay }, place) => {
      after += place === 0 ? 0 : gap;
      return { entered: after, left: after + stay };
    });
  });

function openedBy(players: readonly Readonly<{ entered: number; left: number }>[], read: number): number {
  let opened = read;
  for (const { entered, left } of players.toSorted((a, b) => b.entered - a.entered))
    if (entered <= read && left >= opened) opened = Math.min(opened, entered);
  return opened;
}

describe("checkInstance", () => {
  test("checkInstance reports that an instance was open only if it was", () => {
    const asked = fc.record({
      filter: fc.constantFrom(...monsters),
      from: fc
        .integer({ min: Date.UTC(2026, 0) / MINUTE, max: Date.UTC(2027, 0) / MINUTE })
        .map((minutes) => minutes * MINUTE),
      players: crowd,
      /** Minutes from the first entry to reading the list; `ahead` is minutes from then to the window. */
      read: fc.integer({ min: 0, max: 600 }),
      ahead: fc.integer({ min: -20, max: 150 }),
      self: fc.nat(),
    });
    const seen = new Set<string>();
    fc.assert(
      fc.property(asked, ({ filter, from, players, read, ahead, self }) => {
        const [window] = upcomingWindows(filter, from, { count: 1 });
        if (window === undefined) return;
        const at = window.start - ahead * MINUTE;
        const opened = at - (read - openedBy(players, read)) * MINUTE;
        const here = players.filter(({ entered, left }) => entered <= read && left > read);
        const me = here[self % Math.max(1, here.length)];
        if (me === undefined) return;
        const leftOf = ({ entered }: { entered: number }) => 180 - (read - entered);
        const lowest = { minutes: Math.min(...here.map(leftOf)), at };
        const check = checkInstance(filter, window, { ...nothing, lowest, own: { minutes: leftOf(me), at } });
        if (check === null || check.openSince === null) return expect(check).toBe("an answer");
        seen.add(check.verdict.kind);
        expect(check.openSince).toBeGreaterThanOrEqual(opened);
        expect(check.ownEnd?.at).toBe(at + leftOf(me) * MINUTE);
        const wasOpenDuring = (begin: number, end: number) => {
          for (let instant = begin; instant < end; instant += STEP)
            if (instant >= opened && filter.weather.includes(weatherAt(filter.zone, instant))) return true;
          return false;
        };
        if (check.verdict.kind === "wasOpen")
          expect(wasOpenDuring(check.verdict.during.from, check.verdict.during.to)).toBe(true);
        expect(["wasOpen", "notListed", "free"]).toContain(check.verdict.kind);
        const { conflict } = window;
        if (conflict === undefined) return;
        const threshold = lowestLeftNow(window, conflict.lowestLeft, at);
        if (threshold !== null) expect(check.verdict.kind === "wasOpen").toBe(lowest.minutes < threshold);
      }),
      { numRuns: 600, seed: 23 },
    );
    expect([...seen].sort()).toEqual(["free", "notListed", "wasOpen"]);
  });

  // Example from a host: blizzards until 13:23, window from 14:09, 46 minutes apart. Whoever entered before
  // the blizzards ended has less than 134 of 180 minutes left when it opens, and less than 152 at 13:51.
  test.each([
    [0, 134],
    [18, 152],
    [46, 180],
    [47, null],
  ])("lowestLeftNow %s minutes before the window is %s", (before, minutes) => {
    const start = Date.UTC(2026, 10, 28, 14, 9);
    expect(lowestLeftNow({ start }, 134, start - before * MINUTE)).toBe(minutes);
  });

  // Reported by a player: on entry the game always shows 180 minutes, even in an instance that is hours old.
  test("checkInstance draws no verdict from the player's own 180 minutes", () => {
    const window = upcomingWindows(cassie, Date.UTC(2026, 10, 26), { count: 60 }).find(
      ({ conflict }) => conflict !== undefined && conflict.lowestLeft < 150,
    );
    if (window === undefined) return expect.fail("no conflict in 60 windows");
    const at = window.start - 20 * MINUTE;
    const entered = checkInstance(cassie, window, { ...nothing, own: { minutes: 180, at } });
    expect(entered).toMatchObject({
      verdict: { kind: "unknown" },
      openSince: at,
      ownEnd: { falls: "after" },
    });
    const listed = checkInstance(cassie, window, {
      ...nothing,
      own: { minutes: 180, at },
      lowest: { minutes: 20, at },
    });
    expect(listed).toMatchObject({ verdict: { kind: "wasOpen" }, openSince: at - 160 * MINUTE });
    const short = checkInstance(cassie, window, { ...nothing, own: { minutes: 20, at } });
    expect(short?.ownEnd).toEqual({ at: window.start, falls: "before" });
  });

  test("checkInstance prefers a known appearance to all times left", () => {
    const [window] = upcomingWindows(cassie, Date.UTC(2026, 10, 26), { count: 1 });
    if (window === undefined) return expect.fail("no window");
    const at = window.start - 20 * MINUTE;
    const lowest = { minutes: 0, at };
    const tracked = (appeared: number) => checkInstance(cassie, window, { ...nothing, lowest, appeared });
    const early = window.start - 130 * MINUTE;
    expect(tracked(early)?.verdict).toEqual({
      kind: "back",
      appeared: early,
      from: window.start - 10 * MINUTE,
      inTime: true,
    });
    expect(tracked(window.start - 30 * MINUTE)?.verdict).toMatchObject({ kind: "back", inTime: false });
  });

  test("checkInstance expects a monster back in time only five periods after its weather", () => {
    for (const filter of monsters)
      for (const window of upcomingWindows(filter, Date.UTC(2026, 10, 26), { count: 40 })) {
        if (window.conflict === undefined || window.weathers.length !== 1) continue;
        const check = checkInstance(filter, window, {
          ...nothing,
          lowest: { minutes: 0, at: window.start },
        });
        if (check?.verdict.kind !== "wasOpen") continue;
        const periods = Math.round((window.start - window.conflict.start) / PERIOD_MS);
        expect(check.verdict.inTime, `${filter.id} ${periods}`).toBe(periods === CONFLICT_PERIODS);
      }
  });

  test("checkInstance returns null without any input", () => {
    const [window] = upcomingWindows(cassie, Date.UTC(2026, 10, 26), { count: 1 });
    if (window === undefined) return expect.fail("no window");
    expect(checkInstance(cassie, window, nothing)).toBeNull();
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
  ])("parseTimeLeft reads %s as %s minutes", (text, minutes) => {
    expect(parseTimeLeft(text)).toBe(minutes);
  });

  const midnight = Date.UTC(2026, 10, 28);
  test.each([
    ["13:05", 13 * 60 + 5],
    ["1:05 pm", 13 * 60 + 5],
    ["12:10 am", 10],
    ["13時5分", 13 * 60 + 5],
    ["13 Uhr", null],
    ["13h05", 13 * 60 + 5],
    ["25", 14 * 60 - 25],
    ["25m", 14 * 60 - 25],
    ["25分前", 14 * 60 - 25],
    ["25 min ago", 14 * 60 - 25],
    ["23:50", -10],
    ["25:00", null],
    ["13:75", null],
    ["", null],
    ["at noon", null],
  ])("parseAppearance at 14:00 reads %s as %s minutes after midnight", (text, minutes) => {
    const found = parseAppearance(text, midnight + 14 * 60 * MINUTE, midnight);
    expect(found === null ? null : (found - midnight) / MINUTE).toBe(minutes);
  });
});
