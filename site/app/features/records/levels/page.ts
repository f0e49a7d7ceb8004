import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

/** Levels, ranks and the weekly log. */
export const page: PageDeclaration = {
  routes: [{ path: "levels", module: "route.tsx" }],
  paths: ["/levels"],
  entrances: [
    {
      to: "/levels",
      names: { en: "Levels and Ranks", ja: "レベルとランク", de: "Stufen und Ränge", fr: "Niveaux et rangs" },
      sidebar: { group: "forays", place: 10, behind: "/records", glyph: "levels" },
    },
  ],
  previews: [{ start: "/levels", label: "levels", hue: "house", glyph: navGlyphs.levels }],
};
