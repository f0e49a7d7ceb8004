import { previewGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "morbols", module: "route.tsx" }],
  paths: ["/morbols"],
  entrances: [
    {
      to: "/morbols",
      names: {
        en: "BA Morbol Map",
        ja: "BAモルボルマップ",
        de: "BA-Morbolkarte",
        fr: "Carte des morbols BA",
      },
      keywords: ["Baldesion Arsenal morbol map"],
    },
  ],
  previews: [{ start: "/morbols", label: "arsenal", hue: "eureka", glyph: previewGlyphs.morbols }],
};
