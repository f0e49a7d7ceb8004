import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLanguage, guessLanguage, joinLanguage, languages, splitLanguage } from "./language.ts";

const segment = fc
  .stringMatching(/^[a-z0-9+=_-]{1,12}$/)
  .filter((text) => !languages.some((each) => each === text));
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);

test("joinLanguage and splitLanguage round-trip any path in any language", () => {
  fc.assert(
    fc.property(path, fc.constantFrom(...languages), (path, language) => {
      const address = joinLanguage(language, path);
      const prefix = language === defaultLanguage ? "" : language;
      expect(splitLanguage(address)).toEqual({ language, path, prefix });
    }),
  );
});

test.each([
  ["/ja", "ja", "/"],
  ["/ja/", "ja", "/"],
  ["/JA/forecast", "ja", "/forecast"],
  ["/ja/de/forecast", "ja", "/de/forecast"],
  ["/en/forecast", "en", "/en/forecast"],
  ["/japan", "en", "/japan"],
  ["/", "en", "/"],
  ["", "en", ""],
])("splitLanguage reads %j as %s with the path %j", (address, language, path) => {
  expect(splitLanguage(address)).toMatchObject({ language, path });
});

test("guessLanguage picks the first supported language of the browser", () => {
  expect(guessLanguage(["ko-KR", "FR-ca", "de"])).toBe("fr");
  expect(guessLanguage(["tlh"])).toBe(defaultLanguage);
  expect(guessLanguage([])).toBe(defaultLanguage);
});
