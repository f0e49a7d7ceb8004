import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";
import { guidePaths } from "../../ui/guide/types.ts";
import { occultGuide } from "./pages.ts";

/** The guide to the Occult Crescent. */
export const page: PageDeclaration = {
  routes: [{ path: "occult/guide/:page?", module: "route.tsx" }],
  paths: guidePaths(occultGuide),
  entrances: [
    {
      to: "/occult/guide",
      names: {
        en: "Occult Guide",
        ja: "クレセントアイルの手引き",
        de: "Kreszentia-Leitfaden",
        fr: "Guide de Lunule",
      },
      sidebar: { group: "occult", place: 3, glyph: "occult-guide" },
    },
  ],
  previews: [{ start: "/occult/guide", label: "occult", hue: "occult", glyph: navGlyphs["occult-guide"] }],
};
