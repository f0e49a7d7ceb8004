import { logosActionsGlyphs } from "../../../../art/glyphs/sets/logos-actions.ts";
import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { logosActionPaths } from "./paths.ts";

export const page: PageDeclaration = {
  routes: [{ path: "eureka/logos/:id?", module: "route.tsx" }],
  paths: logosActionPaths(),
  entrances: [
    {
      to: "/eureka/logos",
      names: {
        en: "Logos Actions",
        ja: "ロゴスアクション",
        de: "Logos-Kommandos",
        fr: "Actions Logos",
      },
      keywords: ["logos action info", "ロゴスアクション情報"],
      about: ["list recipes 一覧 レシピ Liste Rezepte liste recettes"],
      sidebar: { group: "eureka", place: 4, glyph: "logos-actions" },
    },
  ],
  previews: [
    {
      start: "/eureka/logos",
      label: "logosActions",
      hue: "eureka",
      glyph: navGlyphs["logos-actions"],
      records: logosActionsGlyphs,
    },
  ],
};
