import fc from "fast-check";
import { expect, test } from "vitest";
import { FIGURES_PER_TYPE, figureTypes } from "~art/figures/figures.ts";
import { plateNumbers, readReference, referenceTypes } from "./types.ts";

test("types and plates are those of the art", () => {
  expect(referenceTypes).toEqual(figureTypes);
  expect(plateNumbers).toHaveLength(FIGURES_PER_TYPE);
});

test("nothing asked for is mch; case does not matter", () => {
  expect(readReference(undefined)).toEqual({ type: "mch" });
  expect(readReference("WAR")).toEqual({ type: "war" });
});

test("any parameter gives a type", () => {
  fc.assert(
    fc.property(fc.string(), (param) => {
      const { type, unknown } = readReference(param);
      expect(referenceTypes).toContain(type);
      if (unknown !== undefined) expect(unknown.length).toBeLessThanOrEqual(41);
    }),
  );
});
