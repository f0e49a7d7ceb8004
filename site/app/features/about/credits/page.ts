import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "credits", module: "route.tsx" }],
  paths: ["/credits"],
  entrances: [
    {
      to: "/credits",
      names: {
        en: "Credits and Privacy",
        ja: "クレジットとプライバシー",
        de: "Mitwirkende und Datenschutz",
        fr: "Crédits et vie privée",
      },
      sidebar: { group: "about", place: 1, glyph: "credits", door: "lookUp" },
    },
  ],
  previews: [{ start: "/credits", label: "about", hue: "neutral", glyph: navGlyphs.credits }],
};
