import { expect, test } from "vitest";
import type { PageDeclaration } from "../page.ts";
import { type Language, languages } from "./language.ts";

const declarations = import.meta.glob<PageDeclaration>("../{pages,features}/**/page.ts", {
  eager: true,
  import: "page",
});
const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../{pages,features}/**/messages/{en,ja,de,fr}.ts",
  { eager: true },
);

/** Headings that are another message of their folder than its `title`. */
const otherKeys: Readonly<Record<string, string>> = {
  "/bozja/engagements": "encounters",
  "/bozja/notes": "notes",
  "/drs/holster/c": "creatorTitle",
  "/eureka/loadout": "editorTitle",
  "/eureka/nms": "monsters",
  "/guides": "guides.title",
  "/map": "pickerTitle",
  "/occult/enemies": "enemies",
  "/occult/records": "records",
  "/portals": "portalsTitle",
  "/records": "records.title",
  "/rewards": "rewardTable",
};

/** Home, forecasts, single maps and plates have headings of other kinds. */
const otherHeading = /^\/(?:$|forecast|map\/|reference)/;

const entrances = Object.entries(declarations).flatMap(([path, page]) =>
  page.entrances
    .filter(({ to }) => !otherHeading.test(to))
    .map(({ to, names }) => ({ folder: path.replace(/\/page\.ts$/, ""), to, names })),
);

function heading(folder: string, to: string, language: Language): unknown {
  const module = catalogues[`${folder}/messages/${language}.ts`];
  const words: unknown = module?.messages ?? module?.default;
  const key = otherKeys[to] ?? "title";
  return key.split(".").reduce((part, name) => Reflect.get(Object(part), name), words);
}

// Search and previews use the same names as the menu: all three read the entrance.
test.each(entrances)("$to has one name in menu, search and heading", ({ folder, to, names }) => {
  for (const language of languages) {
    const shown = heading(folder, to, language);
    // A heading may go on after the name: "Gefechte, Scharmützel und Duelle".
    const whole = typeof shown === "string" && shown.startsWith(names[language]);
    expect(whole ? names[language] : shown, language).toBe(names[language]);
  }
});
