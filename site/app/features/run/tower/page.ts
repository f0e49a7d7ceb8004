import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "tower", module: "route.tsx" }],
  paths: ["/tower"],
  entrances: [
    {
      to: "/tower",
      names: { en: "Tower Board", ja: "タワー編成ボード", de: "Turm-Planer", fr: "Tableau de la tour" },
      keywords: [
        "tower",
        "phantom party",
        "party needs",
        "Forked Tower board",
        "塔",
        "Fork-Turm",
        "tour fourchue",
      ],
      sidebar: { group: "occult", place: 6, glyph: "tower" },
    },
  ],
  previews: [{ start: "/tower", label: "occult", hue: "occult", glyph: navGlyphs.tower }],
};
