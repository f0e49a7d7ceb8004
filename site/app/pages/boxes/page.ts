import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

/** What boxes and coffers hold. */
export const page: PageDeclaration = {
  routes: [{ path: "boxes", module: "route.tsx" }],
  paths: ["/boxes"],
  entrances: [
    {
      to: "/boxes",
      names: { en: "Boxes and Coffers", ja: "箱の中身", de: "Kisten und Truhen", fr: "Coffres et cassettes" },
      sidebar: { group: "forays", place: 7, glyph: "boxes" },
    },
  ],
  previews: [{ start: "/boxes", label: "loot", hue: "house", glyph: navGlyphs.boxes }],
};
