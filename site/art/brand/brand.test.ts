import { expect, test } from "vitest";
import { mark } from "./mark.ts";

test("the brand mark has three different bands", () => {
  expect(new Set(mark.bands).size).toBe(3);
  expect(mark.bands.join("")).not.toContain("NaN");
});
