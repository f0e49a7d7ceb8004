import { expect, test } from "vitest";
import { glyphSets } from "../../../../art/glyphs/sets.ts";
import { weatherGlyphs } from "../../../../art/weather/glyphs.ts";
import { siteFinds } from "../../../../build/plugins/search/finds.ts";

const sets: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...glyphSets,
  weather: weatherGlyphs,
};

test("every glyph named by a find exists in its sprite", async () => {
  const missing = (await siteFinds()).flatMap(({ glyph }) => {
    const [set = "", id = ""] = glyph?.split("#") ?? [];
    return glyph === undefined || Object.hasOwn(sets[set] ?? {}, id) ? [] : [glyph];
  });
  expect([...new Set(missing)]).toEqual([]);
});
