import { expect, test } from "vitest";
import { shownText } from "../../tools/language/shown-text.ts";
import { entrances } from "../../tools/pages/declared.ts";
import { type Term, terms } from "../records/terms.ts";
import { isLanguage, type Language, languages } from "./language.ts";

const sources = import.meta.glob<string>("../**/messages/{,*.}{en,ja,de,fr}.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The words that a language does not use. */
const avoided: ReadonlyMap<Language, readonly string[]> = new Map(
  languages.map((language) => [language, terms.flatMap(({ avoid }: Term) => avoid[language] ?? [])]),
);

/** Any form of a word is avoided; of an abbreviation, the abbreviation itself. */
function has(text: string, word: string): boolean {
  const abbreviation = word === word.toUpperCase() && /^[A-Z]+$/.test(word);
  const pattern = abbreviation ? `(?<!\\p{L})${word}(?!\\p{L})` : `(?<!\\p{L})${word}`;
  return new RegExp(pattern, abbreviation ? "u" : "iu").test(text);
}

const files = Object.entries(sources).flatMap(([path, source]) => {
  const [, room = "", language = ""] = /^(.*)\/(?:\w+\.)?(\w+)\.ts$/.exec(path) ?? [];
  return isLanguage(language) ? [{ room, language, text: shownText(source) }] : [];
});
const wrongIn = ({ language, text }: (typeof files)[number]) =>
  (avoided.get(language) ?? []).filter((word) => has(text, word));

test("the table has words for every language", () => {
  expect(avoided.get("ja")?.length).toBeGreaterThan(3);
  expect(avoided.get("de")?.length).toBeGreaterThan(3);
  expect(avoided.get("fr")?.length).toBeGreaterThan(3);
});

test.each(files)("$room uses the terms of the table: $language", (file) => {
  expect(wrongIn(file)).toEqual([]);
});

test.each(languages)("pages are named by the terms of the table: %s", (language) => {
  const text = entrances.map(({ names }) => names[language]).join("\n");
  expect(wrongIn({ room: "pages", language, text })).toEqual([]);
});
