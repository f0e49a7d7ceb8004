import fc from "fast-check";
import { expect, test } from "vitest";
import { readWhole } from "./whole-number.ts";

test("readWhole accepts only whole numbers in the range", () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 200 }), (value) => {
      const read = readWhole(String(value), 1, 99);
      if (value < 0) expect(read).toEqual({ kind: "none" });
      else if (value < 1) expect(read).toEqual({ kind: "under" });
      else if (value > 99) expect(read).toEqual({ kind: "over" });
      else expect(read).toEqual({ kind: "number", value });
    }),
    { seed: 31 },
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { kind } = readWhole(text, 0, 9999);
      if (kind === "number") expect(text.normalize("NFKC").trim()).toMatch(/^\d+$/);
    }),
    { seed: 32 },
  );
});

test.each(["1.5", "1,5", "-3", "+3", "1e3", "0x10", "twelve", "1 000", "٣"])(
  "readWhole rejects %s",
  (text) => {
    expect(readWhole(text, 0, 9999)).toEqual({ kind: "none" });
  },
);

test("readWhole accepts full-width digits and surrounding spaces", () => {
  expect(readWhole(" １２ ", 0, 99)).toEqual({ kind: "number", value: 12 });
  expect(readWhole("  ", 0, 99)).toEqual({ kind: "empty" });
});
