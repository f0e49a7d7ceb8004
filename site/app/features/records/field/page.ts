import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

/** Tables of monsters, enemies, field notes, encounters and the Occult Record. */
export const page: PageDeclaration = {
  routes: [
    { path: "eureka/nms", module: "nms/route.tsx" },
    { path: "bozja/notes", module: "notes/route.tsx" },
    { path: "bozja/engagements", module: "engagements/route.tsx" },
    { path: "rewards", module: "rewards/route.tsx" },
    { path: "occult/enemies", module: "enemies/route.tsx" },
    { path: "occult/records", module: "occult-records/route.tsx" },
  ],
  paths: [
    "/eureka/nms",
    "/bozja/notes",
    "/bozja/engagements",
    "/rewards",
    "/occult/enemies",
    "/occult/records",
  ],
  entrances: [
    {
      to: "/rewards",
      names: {
        en: "Encounter Rewards",
        ja: "戦闘ごとの報酬",
        de: "Belohnungen",
        fr: "Récompenses",
      },
      sidebar: { group: "forays", place: 11, behind: "/records", glyph: "boxes" },
    },
    {
      to: "/eureka/nms",
      names: {
        en: "Notorious Monsters",
        ja: "ノートリアスモンスター",
        de: "Notorische Monster",
        fr: "Monstres célèbres",
      },
      sidebar: { group: "eureka", place: 7, behind: "/records", glyph: "monster-table" },
    },
    {
      to: "/bozja/notes",
      names: { en: "Field Notes", ja: "戦果記録", de: "Fronterlebnisse", fr: "Notes du front bozjien" },
      sidebar: { group: "bozja", place: 6, behind: "/records", glyph: "field-notes" },
    },
    {
      to: "/bozja/engagements",
      names: {
        en: "Critical Engagements",
        ja: "CE・スカーミッシュ・一騎打ち",
        de: "Gefechte",
        fr: "Affrontements",
      },
      sidebar: { group: "bozja", place: 7, behind: "/records", glyph: "encounters" },
    },
    {
      to: "/occult/enemies",
      names: { en: "Enemies", ja: "敵一覧", de: "Gegner", fr: "Ennemis" },
      sidebar: { group: "occult", place: 4, behind: "/records", glyph: "enemies" },
    },
    {
      to: "/occult/records",
      names: { en: "Occult Record", ja: "三日月島探査記録帳", de: "Chronik", fr: "Calepin du croissant" },
      sidebar: { group: "occult", place: 5, behind: "/records", glyph: "occult-record" },
    },
  ],
  previews: [
    { start: "/rewards", label: "loot", hue: "house", glyph: navGlyphs.boxes },
    { start: "/eureka/nms", label: "eureka", hue: "eureka", glyph: navGlyphs["monster-table"] },
    { start: "/bozja/notes", label: "bozja", hue: "bozja", glyph: navGlyphs["field-notes"] },
    { start: "/occult/enemies", label: "occult", hue: "occult", glyph: navGlyphs.enemies },
    { start: "/occult/records", label: "occult", hue: "occult", glyph: navGlyphs["occult-record"] },
    { start: "/bozja/engagements", label: "bozja", hue: "bozja", glyph: navGlyphs.encounters },
  ],
};
