import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { guidePaths } from "../frame/types.ts";
import { bozjaGuide } from "./pages.ts";

export const page: PageDeclaration = {
  routes: [{ path: "bozja/guide/:page?", module: "route.tsx" }],
  paths: guidePaths(bozjaGuide),
  entrances: [
    {
      to: "/bozja/guide",
      names: { en: "Bozja Guide", ja: "ボズヤガイド", de: "Bozja-Leitfaden", fr: "Guide de Bozja" },
      keywords: ["Bozja", "ボズヤ"],
      line: {
        en: "Unlocking, the Bozjan Southern Front, Zadnor, Castrum Lacus Litore and the Dalriada.",
        ja: "解放条件、2つのエリア、カストルム・ラクスリトレ、旗艦ダル･リアータ攻略戦。",
        de: "Freischalten, die beiden Fronten, Castrum Lacus Litore und die Dalriada.",
        fr: "Accès, les deux fronts, Castrum Lacus Litore et le Dalriada.",
      },
      sidebar: { group: "bozja", place: 8, behind: "/guides", glyph: "occult-guide" },
    },
  ],
  previews: [{ start: "/bozja/guide", label: "bozja", hue: "bozja", glyph: navGlyphs["occult-guide"] }],
};
