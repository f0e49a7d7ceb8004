import { expect, test } from "vitest";
import type { PageDeclaration } from "../page.ts";
import { type Language, languages } from "./language.ts";

const declarations = import.meta.glob<PageDeclaration>("../features/**/page.ts", {
  eager: true,
  import: "page",
});
const catalogues = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../features/**/messages/{en,ja,de,fr}.ts",
  { eager: true },
);

const entrances = Object.entries(declarations).flatMap(([path, page]) =>
  page.entrances
    .filter(({ heading }) => heading !== null)
    .map(({ to, names, heading }) => ({
      folder: path.replace(/\/page\.ts$/, ""),
      to,
      names,
      key: heading ?? "title",
    })),
);

function heading(folder: string, key: string, language: Language): unknown {
  const module = catalogues[`${folder}/messages/${language}.ts`];
  const words: unknown = module?.messages ?? module?.default;
  return key.split(".").reduce((part, name) => Reflect.get(Object(part), name), words);
}

// Menu, search and previews all read the entrance, so only headings can differ.
test.each(entrances)(
  "the heading of $to starts with its name in menu and search",
  ({ folder, key, names }) => {
    for (const language of languages) {
      const shown = heading(folder, key, language);
      // Headings may continue after the name: "Gefechte, Scharmützel und Duelle".
      const whole = typeof shown === "string" && shown.startsWith(names[language]);
      expect(whole ? names[language] : shown, language).toBe(names[language]);
    }
  },
);
