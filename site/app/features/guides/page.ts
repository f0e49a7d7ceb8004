import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "guides", module: "route.tsx" }],
  paths: ["/guides"],
  entrances: [
    {
      to: "/guides",
      names: { en: "Guides", ja: "ガイド", de: "Leitfäden", fr: "Guides" },
      sidebar: { group: "forays", place: 9, glyph: "guides", door: "learn" },
    },
  ],
  previews: [{ start: "/guides", label: "site", hue: "neutral", glyph: navGlyphs.guides }],
};
