import { expect, test } from "vitest";
import { glyphSets } from "../../../art/glyphs/sets.ts";
import { weatherGlyphs } from "../../../art/weather/glyphs.ts";
import { knownPaths } from "../pages/declared.ts";
import { findables } from "./entries.ts";

const sets: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...glyphSets,
  weather: weatherGlyphs,
};

test("every glyph that a find names is in its sprite", async () => {
  const missing = (await findables(new Set(knownPaths))).flatMap(({ glyph }) => {
    const [set = "", id = ""] = glyph?.split("#") ?? [];
    return glyph === undefined || Object.hasOwn(sets[set] ?? {}, id) ? [] : [glyph];
  });
  expect([...new Set(missing)]).toEqual([]);
});
