import { describe, expect, it } from "vitest";
import { readWays, wayOf, withWay } from "./ways.ts";

const ways = [{ id: "rows" }, { id: "columns" }];

describe("a chosen way", () => {
  it("is found again, and the first without one", () => {
    expect(wayOf(ways, "columns")).toEqual({ way: { id: "columns" }, lost: false });
    expect(wayOf(ways, undefined)).toEqual({ way: { id: "rows" }, lost: false });
  });

  it("that is gone falls back to the first and says so", () => {
    expect(wayOf(ways, "circle")).toEqual({ way: { id: "rows" }, lost: true });
  });

  it("is read only from what the site wrote", () => {
    expect(readWays('{"drs/dahu/fire":"rows"}')).toEqual({ "drs/dahu/fire": "rows" });
    for (const text of ["", "[1]", '{"a":1}', "null"]) expect(readWays(text)).toBeUndefined();
  });

  it("replaces the one before, and the oldest goes first", () => {
    expect(withWay({ a: "rows", b: "rows" }, "a", "columns")).toEqual({ b: "rows", a: "columns" });
    const many = Array.from({ length: 300 }, (_, at) => String(at)).reduce(
      (kept, at) => withWay(kept, `m${at}`, "rows"),
      {},
    );
    expect(Object.keys(many)).toHaveLength(200);
    expect(Object.keys(many)[0]).toBe("m100");
  });
});
