import { expect, test } from "vitest";
import { upcomingWindows } from "../forecast/windows.ts";
import { filterRule } from "../forecast-filters/members.ts";
import { boardClocks, boardZones } from "./clocks.ts";
import { dueNext } from "./due.ts";
import type { Observation } from "./observations.ts";
import { weatherDue } from "./weather-due.ts";

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 28, 12);
const due = (zone: (typeof boardZones)[number], seen: readonly Observation[] = [], at = now) =>
  weatherDue(
    zone,
    dueNext(
      boardClocks.filter((clock) => clock.zone === zone),
      seen,
      at,
    ),
    at,
  );
const cassie = filterRule("cassie");
if (cassie === undefined || cassie.kind === "collection") throw new Error("Cassie has a filter");
const windows = upcomingWindows(cassie, now);

test("weatherDue lists the next weather of each Pagos monster, soonest first", () => {
  const list = due("eurekaPagos");
  expect(list.map(({ clock }) => clock?.id)).toEqual(
    expect.arrayContaining([
      "copycat-cassie",
      "king-arthro",
      "louhi",
      "taxim",
      "hadhayosh",
      "horus",
      "anapos",
    ]),
  );
  const starts = list.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const [next] = windows;
  expect(list.find(({ clock }) => clock?.id === "copycat-cassie")).toMatchObject({
    start: Math.max(now, next?.start ?? 0),
    window: { start: next?.start, end: next?.end },
  });
});

test("weatherDue skips weather that ends before an away monster returns", () => {
  const [next] = windows;
  const last = windows.find(({ end }) => end > now + 110 * MINUTE);
  expect(next?.end).toBeLessThan(last?.end ?? 0);
  const seen = { kind: "monster", id: "copycat-cassie", moment: "began", at: now - 90 * MINUTE } as const;
  const killed = { ...seen, moment: "ended", at: now - 80 * MINUTE } as const;
  const entry = due("eurekaPagos", [seen, killed]).find(({ clock }) => clock?.id === "copycat-cassie");
  const back = now + 30 * MINUTE;
  const usable = windows.find(({ end }) => end > back);
  expect(entry?.window.start).toBe(usable?.start);
  expect(entry?.start).toBe(Math.max(back, usable?.start ?? 0));
});

test("weatherDue omits a monster that is up", () => {
  const seen = { kind: "monster", id: "copycat-cassie", moment: "began", at: now - MINUTE } as const;
  expect(due("eurekaPagos", [seen]).map(({ clock }) => clock?.id)).not.toContain("copycat-cassie");
});

test("weatherDue lists farms in Bozja but no spawns in South Horn", () => {
  expect(due("bozjanSouthernFront").map(({ window }) => window.filter.id)).toEqual(
    expect.arrayContaining(["care", "preparation"]),
  );
  expect(due("southHorn")).toEqual([]);
});

test("every weatherDue entry starts now or later and within its window", () => {
  for (const zone of boardZones)
    for (let hour = 0; hour < 24; hour++) {
      const at = now + hour * 3_700_000;
      for (const { start, window } of due(zone, [], at)) {
        expect(start).toBeGreaterThanOrEqual(Math.max(at, window.start));
        expect(window.end).toBeGreaterThan(start);
      }
    }
});
