import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choicePart, textPart, textsPart, type UrlPart } from "./url-state.ts";

function written<T>(part: UrlPart<T>, value: T, query = ""): string {
  const params = new URLSearchParams(query);
  part.write(value, params);
  return params.toString();
}

describe("query parts", () => {
  const sort = choicePart("sort", ["order", "name"], "order");
  const role = choicePart("role", ["tank", "healer"], null);

  test("choicePart falls back to its default, which it omits from the query", () => {
    for (const text of ["", "sort=", "sort=height", "sort=NAME"])
      expect(sort.read(new URLSearchParams(text))).toBe("order");
    expect(sort.read(new URLSearchParams("sort=name"))).toBe("name");
    expect(role.read(new URLSearchParams("role=baker"))).toBeNull();
    expect(written(sort, "order", "sort=name&q=a")).toBe("q=a");
    expect(written(role, "tank", "q=a")).toBe("q=a&role=tank");
  });

  test("textPart round-trips any text and keeps other parameters", () => {
    const both = textsPart(["q", "sort"]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (text) => {
        const query = new URLSearchParams(written(textPart("q"), text, "sort=name&other=1"));
        expect(textPart("q").read(query)).toBe(text);
        expect(both.read(query)).toEqual({ q: text, sort: "name" });
        expect(written(both, { q: null, sort: "" }, query.toString())).toBe("other=1");
      }),
      { seed: 65, numRuns: 100 },
    );
  });
});
