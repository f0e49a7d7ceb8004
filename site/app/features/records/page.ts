import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "records", module: "route.tsx" }],
  paths: ["/records"],
  entrances: [
    {
      to: "/records",
      names: { en: "Records", ja: "資料集", de: "Nachschlagewerk", fr: "Données" },
      sidebar: { group: "forays", place: 8, glyph: "records", door: "lookUp" },
    },
  ],
  previews: [{ start: "/records", label: "site", hue: "neutral", glyph: navGlyphs.records }],
};
