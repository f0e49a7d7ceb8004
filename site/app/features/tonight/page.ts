import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

/** A plan for the player's next evening. */
export const page: PageDeclaration = {
  routes: [{ path: "tonight", module: "route.tsx" }],
  paths: ["/tonight"],
  entrances: [
    {
      to: "/tonight",
      names: { en: "Tonight", ja: "今夜の予定", de: "Heute Abend", fr: "Ce soir" },
      sidebar: { group: "forays", place: 0, glyph: "tonight", door: "tonight", isDoor: true },
    },
  ],
  previews: [{ start: "/tonight", label: "forecast", hue: "house", glyph: navGlyphs.tonight }],
};
