import { expect, test } from "vitest";
import { isComposing } from "./composing.ts";

test("isComposing recognizes keys of an input method, also in Safari", () => {
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  // Safari's Enter after the composition has ended.
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
});
