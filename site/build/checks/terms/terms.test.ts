import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/language.ts";
import { terms } from "../../../app/records/terms.ts";
import { knownPaths } from "../../plugins/pages/declared.ts";
import { printTerms } from "./print.ts";

test("docs/terms.md is up to date (update with node site/build/checks/terms/main.ts)", () => {
  expect(readFileSync(new URL("../../../../docs/terms.md", import.meta.url), "utf8")).toBe(printTerms());
});

test.each(languages)("no two terms share a name in %s", (language) => {
  const names = terms.map((term) => term.names[language].toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test.each(terms)("the term $id links to a known page", ({ to }) => {
  expect(knownPaths).toContain(to);
});
