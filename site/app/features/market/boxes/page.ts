import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

/** Contents of boxes and coffers. */
export const page: PageDeclaration = {
  routes: [{ path: "boxes", module: "route.tsx" }],
  paths: ["/boxes"],
  entrances: [
    {
      to: "/boxes",
      names: { en: "Boxes and Coffers", ja: "箱の中身", de: "Kassetten und Truhen", fr: "Coffres" },
      sidebar: { group: "forays", place: 7, behind: "/records", glyph: "boxes" },
    },
  ],
  previews: [{ start: "/boxes", label: "loot", hue: "house", glyph: navGlyphs.boxes }],
};
