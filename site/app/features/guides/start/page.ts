import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

/** Each operation for those who are new to it. */
export const page: PageDeclaration = {
  routes: [{ path: "start", module: "route.tsx" }],
  paths: ["/start"],
  entrances: [
    {
      to: "/start",
      names: { en: "Start Here", ja: "はじめての方へ", de: "Erste Schritte", fr: "Par où commencer" },
      sidebar: { group: "forays", place: 12, behind: "/guides", glyph: "start", door: "learn" },
    },
  ],
  previews: [{ start: "/start", label: "site", hue: "house", glyph: navGlyphs.start }],
};
