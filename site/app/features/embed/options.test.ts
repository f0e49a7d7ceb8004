import fc from "fast-check";
import { expect, test } from "vitest";
import { isLanguage } from "~/i18n/language.ts";
import { embedSizes, readOptions } from "./options.ts";

test("readOptions reads all options of a query", () => {
  expect(readOptions("?lang=ja&theme=dark&ground=none&size=bar&count=0", ["fr"])).toEqual({
    language: "ja",
    theme: "dark",
    transparent: true,
    size: "bar",
    count: 0,
  });
});

test.each([
  ["", 3],
  ["?count=99", 10],
  ["?count=-1", 3],
  ["?count=1e9", 3],
  ["?count=%00", 3],
  ["?count=2&count=9", 2],
])("readOptions reads “%s” as a count of %s", (query, count) => {
  expect(readOptions(query, []).count).toBe(count);
});

test("readOptions falls back to the browser's language", () => {
  expect(readOptions("?lang=tlh", ["ko", "de-AT"]).language).toBe("de");
});

test("readOptions never throws and returns only valid options", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(fc.string()), (query, wishes) => {
      const { count, language, size, theme } = readOptions(
        `?lang=${query}&theme=${query}&size=${query}&count=${query}`,
        wishes,
      );
      expect(embedSizes).toContain(size);
      expect(isLanguage(language)).toBe(true);
      expect(["auto", "light", "dark"]).toContain(theme);
      expect(Number.isInteger(count) && count >= 0 && count <= 10).toBe(true);
    }),
  );
});
