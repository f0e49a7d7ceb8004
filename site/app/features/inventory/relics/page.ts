import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "relics", module: "route.tsx" }],
  paths: ["/relics"],
  entrances: [
    {
      to: "/relics",
      names: { en: "Relic Weapons", ja: "レリックウェポン", de: "Reliktwaffen", fr: "Armes reliques" },
      keywords: ["relic", "relics", "レリック", "Relikt", "relique", "reliques"],
      about: [
        "weapon armor materials steps Eureka Bozja Resistance Occult 素材 武器 エウレカ ボズヤ 工程 Waffe Material Schritte arme matériaux étapes Eurêka",
      ],
      line: {
        en: "Check off each relic weapon step and see what you still need.",
        ja: "レリックウェポンの全段階。済んだ段階に印を付け、必要なものを確認できます。",
        de: "Alle Schritte der Reliktwaffen zum Abhaken, mit dem, was noch fehlt.",
        fr: "Chaque étape des armes reliques, à cocher, avec ce qu’il vous manque.",
      },
      sidebar: { group: "forays", place: 9, behind: "/records", glyph: "relics" },
    },
  ],
  previews: [{ start: "/relics", label: "relics", hue: "neutral", glyph: navGlyphs.relics }],
};
