import { farmsGlyphs } from "../../../art/glyphs/sets/farms.ts";
import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";
import { forecastPaths } from "./paths.ts";

export const page: PageDeclaration = {
  routes: [{ path: "forecast/:filter?", module: "route.tsx" }],
  paths: forecastPaths(),
  entrances: [
    {
      to: "/forecast",
      names: {
        en: "Expeditionary Forecast",
        ja: "出現予報",
        de: "Spawn-Vorhersage",
        fr: "Prévisions d’apparition",
      },
      heading: null,
      sidebar: { group: "forays", place: 1, glyph: "forecast", door: "tonight" },
    },
    {
      to: "/forecast/nm",
      names: {
        en: "NM Spawn Times",
        ja: "NM出現時刻",
        de: "NM-Spawnzeiten",
        fr: "Heures d’apparition des NM",
      },
      heading: null,
      sidebar: { group: "eureka", place: 6, glyph: "nm" },
    },
    {
      to: "/forecast/eurekafarms",
      names: {
        en: "Logogram/Box Farm Times",
        ja: "ロゴスシャード・箱ファーム時刻",
        de: "Logos-Splitter- und Kassettenzeiten",
        fr: "Heures des éclats Logos et coffres",
      },
      heading: null,
      sidebar: { group: "eureka", place: 8, glyph: "farm-times" },
    },
    {
      to: "/forecast/fragments",
      names: {
        en: "Fragment Farm Times",
        ja: "ロストシャードファーム時刻",
        de: "Frontsplitter-Farmzeiten",
        fr: "Heures de farm des éclats oubliés",
      },
      heading: null,
      sidebar: { group: "bozja", place: 5, glyph: "fragments" },
    },
    {
      to: "/forecast/all-nms",
      names: {
        en: "All Weather and Night NMs",
        ja: "天候・夜間NMすべて",
        de: "Alle NMs mit Wetter oder Nacht",
        fr: "Tous les NM liés à la météo ou à la nuit",
      },
      heading: null,
    },
  ],
  previews: [
    { start: "/forecast/fragments", label: "forecast", hue: "bozja", glyph: navGlyphs.fragments },
    { start: "/forecast", label: "forecast", hue: "eureka", glyph: navGlyphs.forecast, records: farmsGlyphs },
  ],
};
