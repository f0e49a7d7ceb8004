import { expect, test } from "vitest";
import { isCollection, readChoice, readForecast } from "./filter.ts";
import { nearestFilters } from "./nearest.ts";

test("readForecast falls back to everything for an unknown parameter", () => {
  const { filter, unknown, spawns } = readForecast("casie", false);
  expect(filter.id).toBe("all");
  expect(unknown).toBe("casie");
  expect(spawns.length).toBeGreaterThan(10);
});

test.each([
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "%E0%A4%A",
  "\u0000",
  "x".repeat(10_000),
])("readForecast shortens the hostile parameter “$0” and falls back to everything", (param) => {
  const { filter, unknown } = readForecast(param, false);
  expect(filter.id).toBe("all");
  expect(unknown?.length).toBeLessThanOrEqual(61);
});

test("readForecast includes the logogram farms only on request", () => {
  const ids = (withOptional: boolean) => readForecast(undefined, withOptional).spawns.map(({ id }) => id);
  expect(ids(true).length - ids(false).length).toBe(5);
  expect(ids(true)).toContain("offensive");
});

test("readChoice accepts only the filter's own mobs, else its first", () => {
  const { filter } = readForecast("cold_box", false);
  expect(readChoice(filter, "griffin")?.id).toBe("griffin");
  expect(readChoice(filter, "nope")?.id).toBe("chimera");
  expect(readChoice(filter, null)?.id).toBe("chimera");
  expect(readChoice(readForecast("cassie", false).filter, "griffin")).toBeUndefined();
  expect(isCollection(readForecast("nm", false).filter)).toBe(true);
});

test("nearestFilters suggests only similar filters", () => {
  const near = (param: string) => nearestFilters(param).map(({ id }) => id);
  expect(near("xyz")).toEqual([]);
  expect(near("casie")[0]).toBe("cassie");
  expect(near("copycatcasie")).toEqual(["cassie"]);
  expect(near("pazuzzu")).toEqual(["pazuzu"]);
});
