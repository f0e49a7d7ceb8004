import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

/** A whole run in one link. */
export const page: PageDeclaration = {
  routes: [{ path: "run/*", module: "route.tsx" }],
  paths: ["/run"],
  entrances: [
    {
      to: "/run",
      names: { en: "Run Board", ja: "編成ボード", de: "Run-Planer", fr: "Tableau de raid" },
      sidebar: { group: "forays", place: 6, glyph: "run", door: "run" },
    },
  ],
  previews: [{ start: "/run", label: "run", hue: "house", glyph: navGlyphs.run }],
};
