import { expect, test } from "vitest";
import { readGuidePage } from "../frame/types.ts";
import { occultGuide } from "./pages.ts";

test.each([
  [undefined, undefined],
  ["main", undefined],
  ["Weather", "weather"],
  ["leveling", "knowledge"],
  ["forkedtower", "tower"],
  ["nope", null],
])("%s is the page %s", (param, page) => {
  expect(readGuidePage(occultGuide, param)).toBe(page);
});

test.each(Object.getOwnPropertyNames(Object.prototype))("%s is no page", (name) => {
  expect(readGuidePage(occultGuide, name)).toBeNull();
});
