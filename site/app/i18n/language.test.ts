import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLanguage, guessLanguage, joinLanguage, languages, splitLanguage } from "./language.ts";

const segment = fc
  .stringMatching(/^[a-z0-9+=_-]{1,12}$/)
  .filter((text) => !languages.some((each) => each === text));
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);

test("a page's address in a language leads back to its path and language", () => {
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
])("%s is %s, %s", (address, language, path) => {
  expect(splitLanguage(address)).toMatchObject({ language, path });
});

test("the browser's first wish that there is counts", () => {
  expect(guessLanguage(["ko-KR", "FR-ca", "de"])).toBe("fr");
  expect(guessLanguage(["tlh"])).toBe(defaultLanguage);
  expect(guessLanguage([])).toBe(defaultLanguage);
});
