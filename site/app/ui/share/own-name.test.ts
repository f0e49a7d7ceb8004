import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_NAME_LENGTH, tidyName, withName } from "./own-name.ts";

describe("own names", () => {
  test("tidyName returns one short line without invisible characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const tidy = tidyName(text);
        expect(tidy.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(tidy).not.toMatch(/[\p{Cc}\p{Cf}\n]/u);
      }),
      { seed: 51 },
    );
    expect(tidyName("Tank\u202eknat\u200b 2")).toBe("Tank knat 2");
  });

  test("a name round-trips through the address that withName returns", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
        const name = tidyName(text).trim();
        const query = new URL(withName("/drs/holster/c/abc", name), "https://example.org").searchParams;
        expect(query.get("name") ?? "").toBe(name);
      }),
      { seed: 52 },
    );
  });
});
