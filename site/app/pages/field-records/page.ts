import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

/** Tables of monsters, enemies, field notes, encounters and the Occult Record. */
export const page: PageDeclaration = {
  routes: [
    { path: "eureka/nms", module: "nms/route.tsx" },
    { path: "bozja/notes", module: "notes/route.tsx" },
    { path: "bozja/engagements", module: "engagements/route.tsx" },
    { path: "occult/enemies", module: "enemies/route.tsx" },
    { path: "occult/records", module: "occult-records/route.tsx" },
  ],
  paths: ["/eureka/nms", "/bozja/notes", "/bozja/engagements", "/occult/enemies", "/occult/records"],
  entrances: [
    {
      to: "/eureka/nms",
      names: { en: "Monster Table", ja: "モンスター一覧", de: "Monstertabelle", fr: "Table des monstres" },
      sidebar: { group: "eureka", place: 7, glyph: "monster-table" },
    },
    {
      to: "/bozja/notes",
      names: { en: "Field Notes", ja: "戦果記録", de: "Feldnotizen", fr: "Notes de terrain" },
      sidebar: { group: "bozja", place: 6, glyph: "field-notes" },
    },
    {
      to: "/bozja/engagements",
      names: { en: "Engagements", ja: "エンゲージメント一覧", de: "Gefechte", fr: "Affrontements" },
      sidebar: { group: "bozja", place: 7, glyph: "encounters" },
    },
    {
      to: "/occult/enemies",
      names: { en: "Enemies", ja: "敵一覧", de: "Gegner", fr: "Ennemis" },
      sidebar: { group: "occult", place: 4, glyph: "enemies" },
    },
    {
      to: "/occult/records",
      names: { en: "Occult Record", ja: "探査記録", de: "Chronik", fr: "Articles de chronique" },
      sidebar: { group: "occult", place: 5, glyph: "occult-record" },
    },
  ],
  previews: [
    { start: "/eureka/nms", label: "eureka", hue: "eureka", glyph: navGlyphs["monster-table"] },
    { start: "/bozja/notes", label: "bozja", hue: "bozja", glyph: navGlyphs["field-notes"] },
    { start: "/occult/enemies", label: "occult", hue: "occult", glyph: navGlyphs.enemies },
    { start: "/occult/records", label: "occult", hue: "occult", glyph: navGlyphs["occult-record"] },
    { start: "/bozja/engagements", label: "bozja", hue: "bozja", glyph: navGlyphs.encounters },
  ],
};
