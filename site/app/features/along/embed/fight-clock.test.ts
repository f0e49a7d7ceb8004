import fc from "fast-check";
import { expect, test } from "vitest";
import { acted, nextDraw, partFromQuery, pullFromQuery, pullText, secondsText } from "./fight-clock.ts";
import type { FightSubject } from "./fight-subject.ts";

const NOW = 1_800_000_000_000;

const fight: Pick<FightSubject, "casts" | "parts"> = {
  parts: [
    { id: "first", from: 0 },
    { id: "adds", clock: "part" },
  ],
  casts: [
    { t: 10, cast: 5, kind: "raid", mechanic: "roar" },
    { t: 40, cast: 4, kind: "cone", mechanic: "claw" },
    { t: 6, kind: "tank", mechanic: "bite", part: "adds" },
  ],
};

test("pullFromQuery starts the clock at the time in the query and rejects other days", () => {
  expect(pullFromQuery(`?start=${NOW - 5000}`, undefined, NOW)).toMatchObject({ from: NOW - 5000 });
  expect(pullFromQuery(`?start=${NOW + 60_000}`, "adds", NOW)).toMatchObject({
    from: NOW + 60_000,
    part: "adds",
  });
  for (const start of [
    "",
    "now",
    "-1",
    "1e13",
    "0x1",
    `${NOW - 86_400_000}`,
    "9".repeat(40),
    `${NOW}.5`,
    "%00",
  ])
    expect(pullFromQuery(`?start=${start}`, undefined, NOW), start).toBeNull();
});

test("pullFromQuery never throws and only accepts starts within six hours", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const pull = pullFromQuery(`?start=${text}&part=${text}`, partFromQuery(fight, `?part=${text}`), NOW);
      if (pull !== null) expect(Math.abs(pull.from - NOW)).toBeLessThanOrEqual(6 * 3_600_000);
    }),
  );
});

test("partFromQuery accepts only known parts with a clock of their own", () => {
  expect(partFromQuery(fight, "?part=adds")).toBe("adds");
  expect(partFromQuery(fight, "?part=first")).toBeUndefined();
  expect(partFromQuery(fight, "?part=__proto__")).toBeUndefined();
});

test("a press starts and stops the fight clock, other acts only adjust a running one", () => {
  const pull = acted(fight, null, "press", undefined, NOW);
  expect(pull).toMatchObject({ from: NOW });
  expect(acted(fight, pull, "press", undefined, NOW)).toBeNull();
  expect(acted(fight, null, "cast", undefined, NOW)).toBeNull();
  expect(acted(fight, null, "forward", undefined, NOW)).toBeNull();
  expect(acted(fight, pull, "forward", undefined, NOW)?.from).toBe(NOW - 1000);
  expect(acted(fight, pull, "back", undefined, NOW)?.from).toBe(NOW + 1000);
  // Claw starts at 36 s, so the clock is 2 s behind.
  const corrected = acted(fight, pull, "cast", undefined, NOW + 34_000);
  expect(pullText(corrected, NOW + 34_000)).toBe("0:36");
});

test("secondsText shows tenths for the last seconds unless motion is reduced", () => {
  expect(secondsText(12.3, false)).toBe("13");
  expect(secondsText(9.87, false)).toBe("9.8");
  expect(secondsText(9.87, true)).toBe("10");
  expect(secondsText(-1, false)).toBe("0.0");
  expect(pullText(null, NOW)).toBe("0:00");
});

test("nextDraw is 100 ms for seconds with tenths, otherwise 250 ms", () => {
  expect(nextDraw(4, false)).toBe(100);
  expect(nextDraw(4, true)).toBe(250);
  expect(nextDraw(40, false)).toBe(250);
});
