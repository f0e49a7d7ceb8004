import { expect, test } from "vitest";
import { siteBase } from "./base.ts";

test.each([
  [undefined, "/"],
  ["", "/"],
  ["/", "/"],
  ["almanac", "/almanac/"],
  ["/almanac/", "/almanac/"],
  ["/a/b", "/a/b/"],
])("siteBase reads SITE_BASE %j as %j", (given, base) => {
  expect(siteBase({ SITE_BASE: given })).toBe(base);
});

test.each(["https://a.example/b", "//a", "/a b/", "/a?b", "..", "/a/../b", "/./"])(
  "siteBase rejects %j",
  (given) => {
    expect(() => siteBase({ SITE_BASE: given })).toThrow("SITE_BASE");
  },
);
