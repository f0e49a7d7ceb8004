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
])("readGuidePage reads “%s” as the page %s", (param, page) => {
  expect(readGuidePage(occultGuide, param)).toBe(page);
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  "readGuidePage rejects the object property “%s”",
  (name) => {
    expect(readGuidePage(occultGuide, name)).toBeNull();
  },
);
