import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

/** The holsters of a run of one's own, as a record. */
export const page: PageDeclaration = {
  routes: [{ path: "createdrsholsters", module: "route.tsx" }],
  paths: ["/createdrsholsters"],
  entrances: [
    {
      to: "/createdrsholsters",
      names: {
        en: "Create DRS holsters",
        ja: "DRSホルスター作成",
        de: "DRS-Holster erstellen",
        fr: "Créer des étuis DRS",
      },
    },
  ],
  previews: [
    {
      start: "/createdrsholsters",
      label: "savage",
      hue: "delubrum",
      glyph: navGlyphs["holster-creator"],
    },
  ],
};
