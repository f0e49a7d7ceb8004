import { expect, test } from "vitest";
import { siteBase } from "./base.ts";

test.each([
  [undefined, "/"],
  ["", "/"],
  ["/", "/"],
  ["almanac", "/almanac/"],
  ["/almanac/", "/almanac/"],
  ["/a/b", "/a/b/"],
])("SITE_BASE %s stands at %s", (given, base) => {
  expect(siteBase({ SITE_BASE: given })).toBe(base);
});

test.each(["https://a.example/b", "//a", "/a b/", "/a?b", "..", "/a/../b", "/./"])(
  "SITE_BASE %s is refused",
  (given) => {
    expect(() => siteBase({ SITE_BASE: given })).toThrow("SITE_BASE");
  },
);
