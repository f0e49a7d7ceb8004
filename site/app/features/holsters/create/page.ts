import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

/** Creates the holsters of a run as records. */
export const page: PageDeclaration = {
  routes: [{ path: "createdrsholsters", module: "route.tsx" }],
  paths: ["/createdrsholsters"],
  entrances: [
    {
      to: "/createdrsholsters",
      names: {
        en: "DRS Run Holsters",
        ja: "DRS募集用ロストホルダー",
        de: "DRS-Holster für einen Run",
        fr: "Mémentos DRS pour un raid",
      },
      keywords: ["create DRS holsters", "DRS-Holster erstellen"],
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
