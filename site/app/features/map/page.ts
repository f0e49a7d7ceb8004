import { navGlyphs, previewGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";
import { mapPaths } from "./paths.ts";

export const page: PageDeclaration = {
  routes: [
    { path: "map", module: "picker-route.tsx" },
    { path: "map/:mapId", module: "route.tsx" },
    { path: "portals", module: "portals-route.tsx" },
  ],
  paths: mapPaths(),
  entrances: [
    {
      to: "/map/southhorn",
      names: {
        en: "Occult Crescent Maps",
        ja: "クレセントアイルのマップ",
        de: "Karten von Kreszentia",
        fr: "Cartes de Lunule",
      },
      heading: null,
      sidebar: { group: "occult", place: 1, glyph: "occult-maps" },
    },
    {
      to: "/map/bsf",
      names: { en: "Bozja Maps", ja: "ボズヤのマップ", de: "Bozja-Karten", fr: "Cartes de Bozja" },
      heading: null,
      sidebar: { group: "bozja", place: 3, glyph: "bozja-maps" },
    },
    {
      to: "/portals",
      names: {
        en: "BA Portal Map",
        ja: "BAポータルマップ",
        de: "BA-Portalkarte",
        fr: "Carte des portails BA",
      },
      keywords: ["Baldesion Arsenal portal map", "ポータル地図"],
      about: ["Baldesion Arsenal アーセナル Arsenal Portale portails"],
      heading: "portalsTitle",
      sidebar: { group: "eureka", place: 2, glyph: "portals" },
    },
    {
      to: "/map/hydatos",
      names: { en: "Eureka Maps", ja: "エウレカのマップ", de: "Eureka-Karten", fr: "Cartes d’Eurêka" },
      heading: null,
      sidebar: { group: "eureka", place: 3, glyph: "eureka-maps" },
    },
    {
      to: "/map",
      names: {
        en: "All Maps",
        ja: "マップ一覧",
        de: "Alle Karten",
        fr: "Toutes les cartes",
      },
      keywords: ["atlas", "地図帳", "全地図アトラス"],
      heading: "pickerTitle",
      sidebar: { group: "forays", place: 5, glyph: "atlas", door: "lookUp" },
    },
  ],
  previews: [
    { start: "/map/southhorn", label: "map", hue: "occult", glyph: navGlyphs["occult-maps"] },
    { start: "/map/northhorn", label: "map", hue: "occult", glyph: previewGlyphs["north-horn-maps"] },
    { start: "/map/bsf", label: "map", hue: "bozja", glyph: navGlyphs["bozja-maps"] },
    { start: "/map/zadnor", label: "map", hue: "bozja", glyph: previewGlyphs.zadnor },
    { start: "/map", label: "map", hue: "eureka", glyph: navGlyphs["eureka-maps"], records: navGlyphs },
    { start: "/portals", label: "arsenal", hue: "eureka", glyph: navGlyphs.portals },
  ],
};
