import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

/** Two pages that list others: tables of the game, and guides. */
export const page: PageDeclaration = {
  routes: [
    { path: "records", module: "records/route.tsx" },
    { path: "guides", module: "guides/route.tsx" },
  ],
  paths: ["/records", "/guides"],
  entrances: [
    {
      to: "/records",
      names: { en: "Records", ja: "資料集", de: "Nachschlagewerk", fr: "Données" },
      sidebar: { group: "forays", place: 8, glyph: "records", door: "lookUp" },
    },
    {
      to: "/guides",
      names: { en: "Guides", ja: "ガイド", de: "Leitfäden", fr: "Guides" },
      sidebar: { group: "forays", place: 9, glyph: "guides", door: "learn" },
    },
  ],
  previews: [
    { start: "/records", label: "site", hue: "house", glyph: navGlyphs.records },
    { start: "/guides", label: "site", hue: "house", glyph: navGlyphs.guides },
  ],
};
