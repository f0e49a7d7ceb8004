import fc from "fast-check";
import { expect, test } from "vitest";
import { FIGURES_PER_TYPE, figureTypes } from "~art/figures/figures.ts";
import { plateNumbers, readReference, referenceTypes } from "./types.ts";

test("referenceTypes and plateNumbers match the art", () => {
  expect(referenceTypes).toEqual(figureTypes);
  expect(plateNumbers).toHaveLength(FIGURES_PER_TYPE);
});

test("readReference defaults to mch and ignores case", () => {
  expect(readReference(undefined)).toEqual({ type: "mch" });
  expect(readReference("WAR")).toEqual({ type: "war" });
});

test("readReference returns a known type for any parameter", () => {
  fc.assert(
    fc.property(fc.string(), (param) => {
      const { type, unknown } = readReference(param);
      expect(referenceTypes).toContain(type);
      if (unknown !== undefined) expect(unknown.length).toBeLessThanOrEqual(41);
    }),
  );
});
