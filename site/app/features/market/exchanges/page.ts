import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "exchanges", module: "route.tsx" }],
  paths: ["/exchanges"],
  entrances: [
    {
      to: "/exchanges",
      names: { en: "Exchanges", ja: "交換", de: "Tausch", fr: "Échanges" },
      line: {
        en: "What each currency buys, and from whom.",
        ja: "通貨ごとの交換品と交換相手。",
        de: "Was es für jede Währung gibt und bei wem.",
        fr: "Ce que chaque monnaie permet d’acheter, et auprès de qui.",
      },
      sidebar: { group: "forays", place: 8, behind: "/records", glyph: "exchanges" },
    },
  ],
  previews: [{ start: "/exchanges", label: "currencies", hue: "neutral", glyph: navGlyphs.exchanges }],
};
