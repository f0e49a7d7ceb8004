import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

/** Goods for each currency. */
export const page: PageDeclaration = {
  routes: [{ path: "exchanges", module: "route.tsx" }],
  paths: ["/exchanges"],
  entrances: [
    {
      to: "/exchanges",
      names: { en: "Exchanges", ja: "交換", de: "Tausch", fr: "Échanges" },
      sidebar: { group: "forays", place: 8, behind: "/records", glyph: "exchanges" },
    },
  ],
  previews: [{ start: "/exchanges", label: "currencies", hue: "house", glyph: navGlyphs.exchanges }],
};
