import { expect, test } from "vitest";
import { siteFinds } from "../../../build/plugins/search/finds.ts";
import { shownNames } from "./shown-names.ts";

const found = await siteFinds();
const names = { en: "Gabriel, the Steel Wing", de: "Gabriel, die stählerne Schwinge", ja: "ガブリエル" };

test.each([
  ["en", "stählern", "Gabriel, the Steel Wing", "de"],
  ["en", "ガブリ", "Gabriel, the Steel Wing", "ja"],
  ["de", "steel", "Gabriel, die stählerne Schwinge", "en"],
  ["fr", "schwinge", "Gabriel, the Steel Wing", "de"],
] as const)("shownNames in %s: “%s” shows %s with its name in %s", (locale, wanted, own, lang) => {
  const shown = shownNames(names, locale, wanted);
  expect(shown.own.text).toBe(own);
  expect(shown.matched).toEqual({ text: names[lang], lang });
});

test.each(["gabriel", "", "no name has this"])(
  "shownNames shows only the page's own name for “%s”",
  (wanted) => {
    expect(shownNames(names, "en", wanted)).toEqual({ own: { text: names.en, lang: "en" }, matched: null });
  },
);

test("shownNames always shows a find's English name on the English page", () => {
  for (const { names } of found)
    for (const wanted of Object.values(names))
      expect(shownNames(names, "en", wanted).own.text).toBe(names.en);
});
