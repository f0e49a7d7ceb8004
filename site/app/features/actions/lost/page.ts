import { lostActionsGlyphs } from "../../../../art/glyphs/sets/lost-actions.ts";
import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { lostActionPaths } from "./paths.ts";

export const page: PageDeclaration = {
  routes: [{ path: "bozja/lostaction/:id?", module: "route.tsx" }],
  paths: lostActionPaths(),
  entrances: [
    {
      to: "/bozja/lostaction",
      names: {
        en: "Lost Actions",
        ja: "ロストアクション",
        de: "Verschollene Kommandos",
        fr: "Actions oubliées",
      },
      keywords: ["lost action info", "ロストアクション情報", "ロスアク"],
      about: ["list table 一覧 表 Liste Tabelle liste tableau effect 効果"],
      sidebar: { group: "bozja", place: 4, glyph: "lost-actions" },
    },
  ],
  previews: [
    {
      start: "/bozja/lostaction",
      label: "lostActions",
      hue: "bozja",
      glyph: navGlyphs["lost-actions"],
      records: lostActionsGlyphs,
    },
  ],
};
