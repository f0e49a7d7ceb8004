import { expect, test } from "vitest";
import { alarmsLeft } from "./badge.ts";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const signal = (event: string, hours: number) => ({ event, start: NOW + hours * HOUR });

test("alarmsLeft counts each event of the next hours once", () => {
  const early = signal("crab", 1);
  const signals = [early, signal("crab", 1), signal("cassie", 5), signal("pots", -0.1), signal("far", 13)];
  expect(alarmsLeft(signals, NOW)).toBe(2);
  expect(alarmsLeft([], NOW)).toBe(0);
});
