import { expect, test } from "vitest";
import { type Language, languages } from "~/i18n/language.ts";

const sources = import.meta.glob<string>("../../**/{,guide-}messages/{,*.}{en,ja,de,fr}.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Other phrases than the two allowed ones, "nobody knows yet" and "not in our sources". */
const otherWays: Readonly<Record<Language, RegExp>> = {
  en: /\bunknown\b|\bnot (?:yet )?(?:known|stated|recorded|collected)\b|\bno one knows\b/i,
  de: /unbekannt|nicht (?:bekannt|angegeben|verzeichnet)|(?<!hier )nicht erfasst/i,
  fr: /inconnu|non (?:précisé|connu)|pas (?:encore )?connu|non recensée?(?!e| ici)/i,
  ja: /不明|未知|分からない/,
};

test.for(languages)("the %s messages word a missing value only in the two allowed ways", (language) => {
  const files = Object.entries(sources).filter(([path]) => new RegExp(`[/.]${language}\\.ts$`).test(path));
  expect(files.length).toBeGreaterThan(40);
  const said = files.flatMap(([path, source]) =>
    source
      .split("\n")
      // Drops the key of the message.
      .map((line) => line.replace(/^\s*\w+:/, "").trim())
      .filter((text) => otherWays[language].test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(said).toEqual([]);
});
