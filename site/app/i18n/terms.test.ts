import { expect, test } from "vitest";
import { shownText } from "../../testing/shown-text.ts";
import { type Term, terms } from "../records/terms.ts";
import { isLanguage, type Language, languages } from "./language.ts";

const catalogues = import.meta.glob<string>("../**/messages/{en,ja,de,fr}.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Modules with their texts for all languages in one object. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    "../features/**/page.ts",
    "../preview-labels.ts",
    "../features/embed/words.ts",
    "../records/{changelog,credits}.ts",
    "./{signs,sky-names}.ts",
    "../features/search/finds/words.ts",
    "../../../packages/fieldops/generated/**/notes.js",
    "../../../packages/fieldops/generated/combat-jobs/facts.js",
  ],
  { eager: true },
);

const avoided: ReadonlyMap<Language, readonly string[]> = new Map(
  languages.map((language) => [language, terms.flatMap(({ avoid }: Term) => avoid[language] ?? [])]),
);

/** An avoided word inside one of these is fine (フィールド探索 in 特殊フィールド探索). */
const allowed: ReadonlyMap<Language, readonly string[]> = new Map(
  languages.map((language) => [language, terms.map(({ names }) => names[language])]),
);

/** Inflections of German, French and English nouns and adjectives. */
const ENDING = "(?:e|en|em|er|es|n|s|ne|nes|x)?";

/** Items whose names contain an avoided word. */
const ITEMS = /Eureka-Fragmente?n?|fragments? d’Eurêka|エウレカの断片/giu;

const JAPANESE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;

/** In any inflected form. */
function has(text: string, word: string): boolean {
  if (JAPANESE.test(word)) return text.includes(word);
  if (/^\p{Lu}+$/u.test(word)) return new RegExp(`(?<![A-Za-zÀ-ÿ])${word}(?![A-Za-zÀ-ÿ])`, "u").test(text);
  const forms = word
    .split(" ")
    .map((part) => `${part.replace(/e?s$/u, "")}${ENDING}`)
    .join("[\\s\\u00a0-]+");
  return new RegExp(`(?<!\\p{L})(?:${forms}|${word})`, "iu").test(text);
}

function wrongIn(language: Language, whole: string): string[] {
  const text = (allowed.get(language) ?? []).reduce(
    (rest, name) => rest.replaceAll(name, " "),
    whole.replace(ITEMS, " "),
  );
  return (avoided.get(language) ?? []).filter((word) => has(text, word));
}

/** Functions are represented by the strings in their source. */
function stringsOf(value: unknown, language: Language, inside = false): string[] {
  if (typeof value === "string") return inside ? [value] : [];
  if (typeof value === "function") return inside ? [shownText(String(value))] : [];
  if (Array.isArray(value)) return value.flatMap((each) => stringsOf(each, language, inside));
  if (typeof value !== "object" || value === null) return [];
  if ("ja" in value && "fr" in value)
    return language in value ? stringsOf(Reflect.get(value, language), language, true) : [];
  return Object.values(value).flatMap((each) => stringsOf(each, language, inside));
}

test.each([
  ["deux monstres notoires", "monstre notoire"],
  ["les jobs fantômes", "job fantôme"],
  ["Berüchtigte Monster", "Berüchtigtes Monster"],
  ["drei Gabeltürme", "Gabeltürm"],
  ["die Feldzüge", "Feldzüg"],
  ["wird geläutet", "geläut"],
  ["DRSホルスター一覧", "ホルスター"],
  ["うさぎFATEは", "FATE"],
  ["NOTES DE TERRAIN", "note de terrain"],
  ["Weekly logs", "weekly log"],
])("the term check finds an inflected form: %s", (text, word) => {
  expect(has(text, word)).toBe(true);
});

test.each([
  ["ロストホルダー", "ホルスター"],
  ["monstre célèbre", "monstre notoire"],
  ["F.A.T.E.", "FATE"],
  ["FATES", "FATE"],
])("the term check ignores a similar word: %s", (text, word) => {
  expect(has(text, word)).toBe(false);
});

test("the term check allows an avoided word inside a listed term", () => {
  expect(wrongIn("ja", "特殊フィールド探索")).toEqual([]);
  expect(wrongIn("ja", "フィールド探索")).toEqual(["フィールド探索"]);
});

const texts = [
  ...Object.entries(catalogues).flatMap(([path, source]) => {
    const language = /(\w+)\.ts$/.exec(path)?.[1] ?? "";
    return isLanguage(language) ? [{ path, language, text: shownText(source) }] : [];
  }),
  ...Object.entries(modules).flatMap(([path, module]) =>
    languages.map((language) => ({ path, language, text: stringsOf(module, language).join("\n") })),
  ),
].filter(({ text }) => text !== "");

test("the term check reads texts of every kind in every language", () => {
  for (const language of ["ja", "de", "fr"] as const)
    expect(avoided.get(language)?.length).toBeGreaterThan(20);
  for (const part of ["/messages/", "/page.ts", "preview-labels", "/embed/words", "/notes.js", "finds/words"])
    expect(
      new Set(texts.filter(({ path }) => path.includes(part)).map(({ language }) => language)).size,
      part,
    ).toBe(languages.length);
});

test.each(texts)("$path uses no avoided term in $language", ({ language, text }) => {
  expect(wrongIn(language, text)).toEqual([]);
});
