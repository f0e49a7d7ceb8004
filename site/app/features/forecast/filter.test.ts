import { expect, test } from "vitest";
import { isCollection, readChoice, readForecast } from "./filter.ts";
import { nearestFilters } from "./nearest.ts";

test("an unknown parameter shows everything", () => {
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
])("a hostile parameter is only shown, cut short: %.40s", (param) => {
  const { filter, unknown } = readForecast(param, false);
  expect(filter.id).toBe("all");
  expect(unknown?.length).toBeLessThanOrEqual(61);
});

test("the logogram farms come into everything on request only", () => {
  const ids = (withOptional: boolean) => readForecast(undefined, withOptional).spawns.map(({ id }) => id);
  expect(ids(true).length - ids(false).length).toBe(5);
  expect(ids(true)).toContain("offensive");
});

test("a choice of mob is one of the filter's own, else its first", () => {
  const { filter } = readForecast("cold_box", false);
  expect(readChoice(filter, "griffin")?.id).toBe("griffin");
  expect(readChoice(filter, "nope")?.id).toBe("chimera");
  expect(readChoice(filter, null)?.id).toBe("chimera");
  expect(readChoice(readForecast("cassie", false).filter, "griffin")).toBeUndefined();
  expect(isCollection(readForecast("nm", false).filter)).toBe(true);
});

test("only what is near is suggested; a mistyped alias leads to its filter", () => {
  const near = (param: string) => nearestFilters(param).map(({ id }) => id);
  expect(near("xyz")).toEqual([]);
  expect(near("casie")[0]).toBe("cassie");
  expect(near("copycatcasie")).toEqual(["cassie"]);
  expect(near("pazuzzu")).toEqual(["pazuzu"]);
});
