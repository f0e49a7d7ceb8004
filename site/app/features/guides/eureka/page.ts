import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { guidePaths } from "../frame/types.ts";
import { eurekaGuide } from "./pages.ts";

export const page: PageDeclaration = {
  routes: [{ path: "eureka/guide/:page?", module: "route.tsx" }],
  paths: guidePaths(eurekaGuide),
  entrances: [
    {
      to: "/eureka/guide",
      names: { en: "Eureka Guide", ja: "エウレカガイド", de: "Eureka-Leitfaden", fr: "Guide d’Eurêka" },
      keywords: ["Eureka", "エウレカ", "Eurêka"],
      line: {
        en: "Unlocking, elemental levels, logos actions and the Baldesion Arsenal.",
        ja: "解放条件、エレメンタルレベル、ロゴスアクション、バルデシオンアーセナル。",
        de: "Freischalten, Elementarstufen, Logos-Kommandos und Baldesions Arsenal.",
        fr: "Accès, niveaux élémentaires, actions Logos et Arsenal de Baldesion.",
      },
      sidebar: { group: "eureka", place: 9, behind: "/guides", glyph: "occult-guide" },
    },
  ],
  previews: [{ start: "/eureka/guide", label: "eureka", hue: "eureka", glyph: navGlyphs["occult-guide"] }],
};
