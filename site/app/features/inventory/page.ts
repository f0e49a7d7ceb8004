import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

/** All data that the player has entered on the site, with export and import. */
export const page: PageDeclaration = {
  routes: [{ path: "things", module: "route.tsx" }],
  paths: ["/things"],
  entrances: [
    {
      to: "/things",
      names: { en: "My Things", ja: "マイデータ", de: "Meine Sachen", fr: "Mes affaires" },
      sidebar: { group: "forays", place: 7, glyph: "things", door: "run" },
    },
  ],
  previews: [{ start: "/things", label: "site", hue: "neutral", glyph: navGlyphs.things }],
};
