import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "tonight", module: "route.tsx" }],
  paths: ["/tonight"],
  entrances: [
    {
      to: "/tonight",
      names: { en: "Tonight", ja: "今夜の予定", de: "Heute Abend", fr: "Ce soir" },
      keywords: ["plan", "予定", "今夜1時間", "今夜2時間", "今夜3時間", "planning"],
      about: [
        "today evening session plan one two three hour hours hrs 1 2 3 1h 2h 3h now 今日 今夜 今晩 夜 1時間 2時間 3時間 一時間 二時間 三時間 時間 heute Abend jetzt eine zwei drei Stunde Stunden aujourd’hui soir maintenant une deux trois heure heures",
      ],
      sidebar: { group: "forays", place: 0, glyph: "tonight", door: "tonight", isDoor: true },
    },
  ],
  previews: [{ start: "/tonight", label: "forecast", hue: "neutral", glyph: navGlyphs.tonight }],
};
