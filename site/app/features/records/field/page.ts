import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

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
      line: {
        en: "Rewards of each FATE, skirmish, critical engagement and duel, with report counts.",
        ja: "F.A.T.E.、スカーミッシュ、CE、一騎打ちごとの報酬と個数。",
        de: "Was jedes FATE, Scharmützel, Gefecht und Duell gibt, mit Zahlen.",
        fr: "Ce que donne chaque ALÉA, escarmouche, affrontement crucial et duel, avec les quantités.",
      },
      heading: "rewardTable",
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
      keywords: ["monster table", "モンスター一覧", "Monstertabelle", "table des monstres"],
      about: ["list table 一覧 表 Liste Tabelle liste tableau"],
      line: {
        en: "67 notorious monsters: level, location, trigger and weather.",
        ja: "NM67体のレベル、場所、出現条件、天候。",
        de: "67 Notorische Monster: Stufe, Ort, Auslöser und Wetter.",
        fr: "67 monstres célèbres : niveau, lieu, déclencheur et météo.",
      },
      heading: "monsters",
      sidebar: { group: "eureka", place: 7, behind: "/records", glyph: "monster-table" },
    },
    {
      to: "/bozja/notes",
      names: { en: "Field Notes", ja: "戦果記録", de: "Fronterlebnisse", fr: "Notes du front bozjien" },
      keywords: ["Feldnotizen", "notes de terrain"],
      line: {
        en: "All 50 field notes and what drops them.",
        ja: "戦果記録50件の入手先。",
        de: "Alle 50 Fronterlebnisse und wo es sie gibt.",
        fr: "Les 50 notes du front et leur origine.",
      },
      heading: "notes",
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
      keywords: ["engagements", "エンゲージメント一覧", "CE・スカーミッシュ一覧"],
      line: {
        en: "Skirmishes, critical engagements and duels, with triggers, locations and rewards.",
        ja: "スカーミッシュ、CE、一騎打ちの発生条件、場所、報酬。",
        de: "Scharmützel, Gefechte und Duelle mit Auslösern, Orten und Belohnungen.",
        fr: "Escarmouches, affrontements cruciaux et duels : déclencheurs, lieux et récompenses.",
      },
      heading: "encounters",
      sidebar: { group: "bozja", place: 7, behind: "/records", glyph: "encounters" },
    },
    {
      to: "/occult/enemies",
      names: { en: "Enemies", ja: "敵一覧", de: "Gegner", fr: "Ennemis" },
      line: {
        en: "Level, weakness and location of every enemy in South Horn and North Horn.",
        ja: "両エリアの敵のレベル、弱点、生息地。",
        de: "Stufe, Schwäche und Fundort aller Gegner im südlichen und nördlichen Kreszentia.",
        fr: "Niveau, faiblesse et lieu de chaque ennemi de l’île de Lunule méridionale et septentrionale.",
      },
      heading: "enemies",
      sidebar: { group: "occult", place: 4, behind: "/records", glyph: "enemies" },
    },
    {
      to: "/occult/records",
      names: { en: "Occult Record", ja: "三日月島探査記録帳", de: "Chronik", fr: "Calepin du croissant" },
      keywords: ["articles de chronique"],
      line: {
        en: "All entries of the Occult Record and where they come from.",
        ja: "探査記録帳の全項目と入手先。",
        de: "Alle Einträge der Chronik und woher sie stammen.",
        fr: "Toutes les entrées du calepin et leur origine.",
      },
      heading: "records",
      sidebar: { group: "occult", place: 5, behind: "/records", glyph: "occult-record" },
    },
  ],
  previews: [
    { start: "/rewards", label: "loot", hue: "neutral", glyph: navGlyphs.boxes },
    { start: "/eureka/nms", label: "eureka", hue: "eureka", glyph: navGlyphs["monster-table"] },
    { start: "/bozja/notes", label: "bozja", hue: "bozja", glyph: navGlyphs["field-notes"] },
    { start: "/occult/enemies", label: "occult", hue: "occult", glyph: navGlyphs.enemies },
    { start: "/occult/records", label: "occult", hue: "occult", glyph: navGlyphs["occult-record"] },
    { start: "/bozja/engagements", label: "bozja", hue: "bozja", glyph: navGlyphs.encounters },
  ],
};
