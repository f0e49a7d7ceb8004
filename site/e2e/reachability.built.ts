import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { joinLanguage, languages } from "../app/i18n/language.ts";
import { knownPaths } from "../build/plugins/pages/declared.ts";
import { pageFile } from "../testing/page-file.ts";

const MAX_PRESSES = 3;

/** Aliases of other pages, and pages that only work with keys in the link, need no link. */
function needsNoWay(address: string): boolean {
  const file = pageFile(address);
  const html = file === undefined ? "" : readFileSync(file, "utf8");
  if (html.includes('content="noindex"')) return true;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";
  return URL.canParse(canonical) && new URL(canonical).pathname !== address;
}

/** Without query and fragment. */
function linksOf(address: string): string[] {
  const file = pageFile(address);
  if (file === undefined) return [];
  const html = readFileSync(file, "utf8");
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g)].flatMap(([, href]) =>
    href === undefined ? [] : [href === "/" ? href : href.replace(/\/$/, "")],
  );
}

function reached(start: string): ReadonlySet<string> {
  const seen = new Set([start]);
  let edge = [start];
  for (let press = 0; press < MAX_PRESSES; press++) {
    const next = new Set(edge.flatMap(linksOf).filter((address) => !seen.has(address)));
    for (const address of next) seen.add(address);
    edge = [...next];
  }
  return seen;
}

describe("links between built pages", () => {
  test.each(languages.filter((language) => pageFile(joinLanguage(language, "/")) !== undefined))(
    "every page is at most three links away from the home page: %s",
    (language) => {
      const found = reached(joinLanguage(language, "/"));
      const written = knownPaths
        .map((path) => joinLanguage(language, path))
        .filter((address) => pageFile(address) !== undefined);
      expect(written.length).toBeGreaterThan(0);
      const missed = written.filter((address) => !found.has(address) && !needsNoWay(address));
      expect(missed).toEqual([]);
    },
  );
});
