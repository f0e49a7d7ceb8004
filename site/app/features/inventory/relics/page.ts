import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

/** The steps of relic weapons as a checklist. */
export const page: PageDeclaration = {
  routes: [{ path: "relics", module: "route.tsx" }],
  paths: ["/relics"],
  entrances: [
    {
      to: "/relics",
      names: { en: "Relic Weapons", ja: "レリックウェポン", de: "Reliktwaffen", fr: "Armes reliques" },
      sidebar: { group: "forays", place: 9, behind: "/records", glyph: "relics" },
    },
  ],
  previews: [{ start: "/relics", label: "relics", hue: "house", glyph: navGlyphs.relics }],
};
