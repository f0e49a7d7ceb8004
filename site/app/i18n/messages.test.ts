import { expect, test } from "vitest";
import { catalogueText } from "../../testing/shown-text.ts";
import { type Language, languages } from "./language.ts";

/** By path without the language. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../**/messages/{en,ja,de,fr}.ts", {
  eager: true,
});

const folders = new Map<string, Map<Language, unknown>>();
for (const [path, module] of Object.entries(modules)) {
  const [, folder = "", name = ""] = /^(.*)\/(\w+)\.ts$/.exec(path) ?? [];
  const language = languages.find((each) => each === name);
  if (language === undefined) continue;
  const known = folders.get(folder) ?? new Map<Language, unknown>();
  known.set(language, language === "en" ? module.messages : module.default);
  folders.set(folder, known);
}

/** Arrays are traversed; functions are leaves. */
function leaves(value: unknown, path = ""): (readonly [path: string, value: unknown])[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
}

test("message catalogues are found", () => {
  expect(folders.size).toBeGreaterThan(5);
});

const others = languages.filter((language) => language !== "en");
const pairs = [...folders.keys()].flatMap((folder) => others.map((language) => [folder, language] as const));

test.each(pairs)("%s has every message in %s", (folder, language) => {
  const english = leaves(folders.get(folder)?.get("en"));
  const own = leaves(folders.get(folder)?.get(language));
  expect(english.length).toBeGreaterThan(0);
  // A translation may ignore a parameter but not take more than English.
  const names = (tree: typeof own) => tree.map(([path, value]) => `${path}: ${typeof value}`).sort();
  expect(names(own)).toEqual(names(english));
  const most = new Map(english.map(([path, value]) => [path, value]));
  for (const [path, value] of own) {
    const given = most.get(path);
    if (typeof value === "function" && typeof given === "function")
      expect(value.length, path).toBeLessThanOrEqual(given.length);
  }
  for (const [path, value] of own) if (typeof value === "string") expect(value.trim(), path).not.toBe("");
});

test("French punctuation and quotation marks have non-breaking spaces", () => {
  // Template expressions are replaced by a space in this text.
  const torn = catalogueText("fr").match(
    /.{0,30}(?:[\p{L}\p{N})»%’. ] [:;!]|[\p{L})»] \?)(?=\s|$)|« .{0,20}|.{0,20} »/gmu,
  );
  expect(torn).toBeNull();
});

/** Abbreviations and names that Japanese also writes in Latin letters. */
const latinInJapanese =
  /^(?:[^A-Za-z]|ET|HP|MP|NM|FATE|OK|ID|DRS|BA|EXP|CSV|JSON|PNG|URL|TTL|Discord|Universalis|Foray Almanac|FINAL FANTASY XIV)*$/;

/** Intentionally the same as in English. */
const allowed: ReadonlySet<string> = new Set([
  // Fixed wording, so that error reports match.
  "../shell/messages.error.title",
  // The game's name in all languages with Latin letters.
  "../features/run/messages.kinds.castrum",
  "../features/guides/bozja/messages.pages.castrum.title",
]);

/** Folders not translated yet. */
const standIns: ReadonlySet<string> = new Set();

/** A single word may be the same in German or French (Wind, rare, Position), but not a phrase. */
function isForgotten(language: Language, text: string): boolean {
  if (language === "ja") return !latinInJapanese.test(text);
  return (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
}

test.each(pairs.filter(([folder]) => !standIns.has(folder)))(
  "%s has no untranslated text in %s",
  (folder, language) => {
    const english = new Map(leaves(folders.get(folder)?.get("en")));
    const same = leaves(folders.get(folder)?.get(language)).filter(
      ([path, value]) =>
        typeof value === "string" &&
        value === english.get(path) &&
        isForgotten(language, value) &&
        !allowed.has(`${folder}${path}`),
    );
    expect(same.map(([path, value]) => `${path}: ${String(value)}`)).toEqual([]);
  },
);
