import { expect, test } from "vitest";
import { isComposing } from "./composing.ts";

test("a key that an input method takes is told apart in every browser", () => {
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  // Safari's Enter after the composition has ended.
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
});
