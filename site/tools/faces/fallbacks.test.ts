import { describe, expect, test } from "vitest";
import { type Language, languages } from "../../app/i18n/language.ts";
import { catalogueText } from "../language/shown-text.ts";
import { faces, load } from "../previews/fonts.ts";
import { fallbackSheet } from "./fallbacks.ts";
import { charactersOf, MAIN_RANGE, WESTERN_RANGE } from "./ranges.ts";
import { figuresWidth } from "./widths.ts";

const medium = load("@fontsource/figtree/files/figtree-latin-500-normal.woff");
const arimo = load("@fontsource/arimo/files/arimo-latin-400-normal.woff");
const arimoBold = load("@fontsource/arimo/files/arimo-latin-700-normal.woff");

/** The descriptors of each `@font-face` rule in a style sheet. */
function rulesOf(sheet: string): ReadonlyMap<string, string>[] {
  return Array.from(
    sheet.matchAll(/@font-face \{([^}]*)\}/g),
    ([, body = ""]) =>
      new Map(Array.from(body.matchAll(/([\w-]+): ([^;]+);/g), ([, name = "", value = ""]) => [name, value])),
  );
}

const sheets = new Map(languages.map((language) => [language, fallbackSheet(language)]));
const sheetOf = (language: Language) => sheets.get(language) ?? expect.fail(language);

const known = { family: "font-family", weight: "font-weight", range: "unicode-range" };

/** By how much a fallback is stretched: 1 leaves it as it is. */
function stretch(language: Language, wanted: Partial<Record<keyof typeof known, string>>): number {
  const found = rulesOf(sheetOf(language)).filter((rule) =>
    (["family", "weight", "range"] as const).every((key) => rule.get(known[key]) === wanted[key]),
  );
  expect(found).toHaveLength(1);
  return Number.parseFloat(found[0]?.get("size-adjust") ?? "") / 100;
}

/** The interface's text in a language, line by line, without the characters that the site's fonts lack. */
function wordsOf(language: Language): string[] {
  const letters = new Set(charactersOf(MAIN_RANGE).replace(/\d/g, ""));
  return catalogueText(language)
    .split("\n")
    .map((line) => [...line].filter((letter) => letters.has(letter)).join(""));
}

const widthOf = (font: typeof arimo, lines: readonly string[]) =>
  lines.reduce((width, line) => width + font.getAdvanceWidth(line, 1), 0);

const ARIAL = '"Figtree as Arial"';
const FIGURES = "U+30-39";

const western = languages.filter((language) => language !== "ja");

describe.each(western)("the fallbacks in %s", (language) => {
  test.each([
    ["text", faces.text, arimo, { family: ARIAL, range: WESTERN_RANGE }],
    ["buttons", medium, arimo, { family: ARIAL, weight: "500", range: WESTERN_RANGE }],
    ["bold text", faces.strong, arimoBold, { family: ARIAL, weight: "600 700", range: WESTERN_RANGE }],
  ])("set the site's words as wide as the web font sets them, kerned: %s", (_, font, other, rule) => {
    const words = wordsOf(language);
    const ratio = (widthOf(other, words) * stretch(language, rule)) / widthOf(font, words);
    // Kerning is left out of the measure.
    expect(Math.abs(ratio - 1)).toBeLessThan(0.003);
  });

  test.each([
    ["text", faces.text, arimo, { family: ARIAL, range: FIGURES }],
    ["buttons", medium, arimo, { family: ARIAL, weight: "500", range: FIGURES }],
    ["bold text", faces.strong, arimoBold, { family: ARIAL, weight: "600 700", range: FIGURES }],
  ])("set each digit as wide as the web font's figures of one width: %s", (_, font, other, rule) => {
    for (const digit of "0123456789")
      expect(other.getAdvanceWidth(digit, 1) * stretch(language, rule)).toBeCloseTo(figuresWidth(font), 3);
  });

  test("are named in the list that the styles use, each with a face for plain text", () => {
    const sheet = sheetOf(language);
    const listed = sheet.match(/(?<=-fallbacks: )[^;]+/g)?.flatMap((list) => list.split(", "));
    const plain = rulesOf(sheet).filter(
      (rule) => !rule.has("font-weight") && rule.get("unicode-range") === WESTERN_RANGE,
    );
    expect(plain.map((rule) => rule.get("font-family"))).toEqual(listed);
    expect(listed).toHaveLength(4);
  });
});

test("Japanese waits in the reader's own fonts, and no other is loaded for its few Latin letters", () => {
  const sheet = sheetOf("ja");
  expect(rulesOf(sheet)).toEqual([]);
  expect(sheet.match(/(?<=-fallbacks: )[^;]+/g)).toEqual(["var(--reader-text)"]);
});
