import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "levels", module: "route.tsx" }],
  paths: ["/levels"],
  entrances: [
    {
      to: "/levels",
      names: { en: "Levels and Ranks", ja: "レベルとランク", de: "Stufen und Ränge", fr: "Niveaux et rangs" },
      line: {
        en: "EXP, mettle and knowledge for every level and rank.",
        ja: "レベルやランクごとに必要な経験値、戦果、知見。",
        de: "Routine, Frontwissen und Wissen für jede Stufe und jeden Rang.",
        fr: "Expérience, faits d’armes et savoir pour chaque niveau et chaque rang.",
      },
      sidebar: { group: "forays", place: 10, behind: "/records", glyph: "levels" },
    },
  ],
  previews: [{ start: "/levels", label: "levels", hue: "neutral", glyph: navGlyphs.levels }],
};
