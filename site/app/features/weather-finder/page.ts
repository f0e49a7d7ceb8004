import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "weather-finder", module: "route.tsx" }],
  paths: ["/weather-finder"],
  entrances: [
    {
      to: "/weather-finder",
      names: {
        en: "Weather Finder",
        ja: "天候サーチ",
        de: "Wettersuche",
        fr: "Recherche météo",
      },
      keywords: [
        "weather search",
        "advanced weather finder",
        "session",
        "詳細天候サーチ",
        "erweiterte Wettersuche",
        "recherche de météo",
      ],
      sidebar: { group: "forays", place: 2, glyph: "weather-finder", door: "tonight" },
    },
  ],
  previews: [
    { start: "/weather-finder", label: "weather", hue: "neutral", glyph: navGlyphs["weather-finder"] },
  ],
};
