import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../../app/i18n/language.ts";
import { terms } from "../../../app/records/terms.ts";
import { knownPaths } from "../../plugins/pages/declared.ts";
import { printTerms } from "./print.ts";

test("docs/terms.md is the table as it is now; `node site/build/checks/terms/main.ts` writes it anew", () => {
  expect(readFileSync(new URL("../../../../docs/terms.md", import.meta.url), "utf8")).toBe(printTerms());
});

test.each(languages)("a thing has one name, and no two things have the same: %s", (language) => {
  const names = terms.map((term) => term.names[language].toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test.each(terms)("$id leads to a page of the site", ({ to }) => {
  expect(knownPaths).toContain(to);
});
