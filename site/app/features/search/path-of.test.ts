import fc from "fast-check";
import { expect, test } from "vitest";
import { oldAddresses } from "../../../build/hosting/old-addresses.ts";
import { knownPaths } from "../../../build/plugins/pages/declared.ts";
import { pathNames, pathOf } from "./path-of.ts";

const names = pathNames({
  paths: knownPaths,
  others: oldAddresses().map(({ from, to }) => [from, to] as const),
});

test.each([
  ["/timers/south-horn", "/timers/south-horn"],
  ["timers/South Horn", "/timers/south-horn"],
  ["timers / southhorn", "/timers/south-horn"],
  ["/timers/southHorn/", "/timers/south-horn"],
  ["/map/south-horn", "/map/southhorn"],
  [
    "https://almanac.example/ja/timers/south-horn#board=1.southHorn.abc",
    "/timers/south-horn#board=1.southHorn.abc",
  ],
  ["almanac.example/DE/forecast/Cassie.", "/forecast/cassie"],
  ["http://localhost:8080/boxes?box=x", "/boxes?box=x"],
  ["/bozja/lostaction/Lost_Slash", "/bozja/lostaction/lost-slash"],
  ["bozja/lostaction/Lost%20Slash", "/bozja/lostaction/lost-slash"],
  ["/drs/guide/trinity-seeker", "/delubrum/guide"],
])("pathOf reads “%s” as %s", (text, to) => {
  expect(pathOf(text, names)).toBe(to);
});

test.each([
  "cassie",
  "1/2",
  "a/b/c",
  "//",
  "https://almanac.example/nope",
  "%/%",
  "/__proto__",
  "/constructor",
])("pathOf returns null for “%s”", (text) => {
  expect(pathOf(text, names)).toBeNull();
});

test("pathOf ignores the folder in which the site is hosted", () => {
  expect(pathOf("https://example.org/some/almanac/fr/timers/zadnor", names, "/some/almanac/")).toBe(
    "/timers/zadnor",
  );
});

test("pathOf finds every page by its address in any language and case", () => {
  const path = fc.constantFrom(...knownPaths.filter((each) => each !== "/"));
  fc.assert(
    fc.property(path, fc.constantFrom("", "/ja", "/de", "/fr"), fc.boolean(), (known, prefix, loud) => {
      const text = `https://almanac.example${prefix}${loud ? known.toUpperCase() : known}`;
      expect(pathOf(text, names)).toBe(known);
    }),
    { seed: 3 },
  );
});
