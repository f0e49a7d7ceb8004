import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "glossary", module: "route.tsx" }],
  paths: ["/glossary"],
  entrances: [
    {
      to: "/glossary",
      names: { en: "Glossary", ja: "用語集", de: "Glossar", fr: "Glossaire" },
      keywords: ["terms", "words", "用語", "Begriffe", "Wörterbuch", "lexique", "vocabulaire", "termes"],
      line: {
        en: "Field operation terms, each explained in one sentence.",
        ja: "特殊フィールド探索の用語を一言で解説。",
        de: "Die Begriffe der Feldexkursionen, jeder in einem Satz.",
        fr: "Les termes des missions d’exploration, chacun en une phrase.",
      },
      sidebar: { group: "about", place: 2, behind: "/guides", glyph: "field-notes", door: "learn" },
    },
  ],
  previews: [{ start: "/glossary", label: "glossary", hue: "neutral", glyph: navGlyphs["field-notes"] }],
};
