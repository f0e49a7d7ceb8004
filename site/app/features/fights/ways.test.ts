import { describe, expect, it } from "vitest";
import { readWays, wayOf, withWay } from "./ways.ts";

const ways = [{ id: "rows" }, { id: "columns" }];

describe("chosen ways of fights", () => {
  it("wayOf returns the chosen way, or the first without a choice", () => {
    expect(wayOf(ways, "columns")).toEqual({ way: { id: "columns" }, lost: false });
    expect(wayOf(ways, undefined)).toEqual({ way: { id: "rows" }, lost: false });
  });

  it("wayOf falls back to the first way if the chosen one is unknown", () => {
    expect(wayOf(ways, "circle")).toEqual({ way: { id: "rows" }, lost: true });
  });

  it("readWays reads stored ways and rejects other text", () => {
    expect(readWays('{"drs/dahu/fire":"rows"}')).toEqual({ "drs/dahu/fire": "rows" });
    for (const text of ["", "[1]", '{"a":1}', "null"]) expect(readWays(text)).toBeUndefined();
  });

  it("withWay replaces the previous choice and keeps only the latest 200", () => {
    expect(withWay({ a: "rows", b: "rows" }, "a", "columns")).toEqual({ b: "rows", a: "columns" });
    const many = Array.from({ length: 300 }, (_, at) => String(at)).reduce(
      (kept, at) => withWay(kept, `m${at}`, "rows"),
      {},
    );
    expect(Object.keys(many)).toHaveLength(200);
    expect(Object.keys(many)[0]).toBe("m100");
  });
});
