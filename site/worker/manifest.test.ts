import { describe, expect, test } from "vitest";
import { cacheKey, inLanguage, languageOf } from "./manifest.ts";
import { smallSite } from "./testing/small-site.ts";

describe.each(["/", "/some/almanac/"])("the manifest of a site at %s", async (base) => {
  const { manifest } = await smallSite(base);

  test.each([
    ["", "en"],
    ["forecast", "en"],
    ["ja", "ja"],
    ["ja/", "ja"],
    ["ja/forecast", "ja"],
    ["japan", "en"],
    ["constructor", "en"],
    ["de/forecast", "en"],
  ])("languageOf reads the path %j as %s", (path, language) => {
    expect(languageOf(base + path, manifest)).toBe(language);
  });

  test("inLanguage changes only the language folder of an address", () => {
    expect(inLanguage(`${base}forecast/cassie`, "ja", manifest)).toBe(`${base}ja/forecast/cassie`);
    expect(inLanguage(`${base}ja/forecast`, "en", manifest)).toBe(`${base}forecast`);
    expect(inLanguage(base, "ja", manifest)).toBe(`${base}ja/`);
    expect(inLanguage(`${base}ja`, "en", manifest)).toBe(base);
  });

  test("cacheKey adds the fingerprint only for files without a hashed name", () => {
    expect(cacheKey([`${base}assets/a-1.js`, "abc"], base)).toBe(`${base}assets/a-1.js`);
    expect(cacheKey([`${base}forecast`, "abc"], base)).toBe(`${base}forecast?content=abc`);
  });
});
