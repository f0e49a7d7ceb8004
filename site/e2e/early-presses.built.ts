import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { joinLanguage, languages } from "../app/i18n/language.ts";
import { knownPaths } from "../build/plugins/pages/declared.ts";
import { pageFile } from "../testing/page-file.ts";

/** Depth of the boundary around the page; content of nested boundaries may hydrate later. */
const OF_THE_PAGE = 1;

/** Controls that may hydrate after the page, outside `data-asleep` parts, which record presses. */
function forgetful(html: string): string[] {
  const found: string[] = [];
  const sleepers: boolean[] = [];
  let depth = 0;
  for (const [whole, boundary, end, tag, attributes = ""] of html.matchAll(
    /<!--(\$|\/\$)-->|<(\/?)(div|button|input)\b([^>]*)>/g,
  )) {
    if (boundary !== undefined) depth += boundary === "$" ? 1 : -1;
    else if (tag === "div" && end === "/") sleepers.pop();
    else if (tag === "div") sleepers.push(attributes.includes('data-asleep="yes"'));
    else if (end === "" && (tag === "button" || /type="(?:checkbox|radio)"/.test(attributes)))
      if (depth > OF_THE_PAGE && !sleepers.includes(true)) found.push(whole);
  }
  return found;
}

test("forgetful finds late-hydrating controls unless their presses are recorded", () => {
  const page = (inner: string) => `<div><!--$--><button>a</button>${inner}<!--/$--></div>`;
  expect(forgetful(page(""))).toEqual([]);
  expect(forgetful(page('<!--$--><input type="radio"/><!--/$-->'))).toEqual(['<input type="radio"/>']);
  expect(forgetful(page('<div data-asleep="yes"><!--$--><button>b</button><!--/$--></div>'))).toEqual([]);
  expect(forgetful(page('<div data-asleep="yes"></div><!--$--><button id="b"><!--/$-->'))).toEqual([
    '<button id="b">',
  ]);
});

describe("presses before hydration", () => {
  test.each(languages.filter((language) => pageFile(joinLanguage(language, "/")) !== undefined))(
    "every late-hydrating control on built pages has its presses recorded: %s",
    (language) => {
      const files = knownPaths.flatMap((path) => pageFile(joinLanguage(language, path)) ?? []);
      expect(files.length).toBeGreaterThan(100);
      const lost = files.flatMap((file) =>
        forgetful(readFileSync(file, "utf8"))
          .slice(0, 1)
          .map((control) => `${file.slice(-60)}: ${control}`),
      );
      expect(lost).toEqual([]);
    },
  );
});
