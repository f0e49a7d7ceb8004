import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";
import { loadoutPaths } from "./paths.ts";

export const page: PageDeclaration = {
  routes: [
    { path: "ba/*", module: "route.tsx" },
    { path: "eureka/loadout/*", module: "editor/route.tsx" },
  ],
  paths: loadoutPaths(),
  entrances: [
    {
      to: "/ba",
      names: { en: "BA Loadouts", ja: "BAロゴスセット", de: "BA-Loadouts", fr: "Sets Logos BA" },
      keywords: ["BA", "BA装備構成", "BA-Ausrüstungen", "équipements", "BA Logos Action Helper"],
      sidebar: { group: "eureka", place: 1, glyph: "ba-loadouts" },
    },
    {
      to: "/eureka/loadout",
      names: {
        en: "Loadout Creator",
        ja: "ロゴスセット作成",
        de: "Loadout-Editor",
        fr: "Créateur de set Logos",
      },
      heading: "editorTitle",
      sidebar: { group: "eureka", place: 5, glyph: "loadout-creator" },
    },
  ],
  previews: [
    { start: "/ba", label: "arsenal", hue: "eureka", glyph: navGlyphs["ba-loadouts"] },
    { start: "/eureka/loadout", label: "eureka", hue: "eureka", glyph: navGlyphs["loadout-creator"] },
  ],
};
