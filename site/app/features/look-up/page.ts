import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "look-up", module: "route.tsx" }],
  paths: ["/look-up"],
  entrances: [
    {
      to: "/look-up",
      names: { en: "Look Up", ja: "調べる", de: "Nachschlagen", fr: "Chercher" },
      heading: null,
      sidebar: { group: "forays", place: -1, glyph: "look-up", door: "lookUp", isDoor: true },
    },
  ],
  previews: [{ start: "/look-up", label: "site", hue: "neutral", glyph: navGlyphs["look-up"] }],
};
