import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "start", module: "route.tsx" }],
  paths: ["/start"],
  entrances: [
    {
      to: "/start",
      names: { en: "Start Here", ja: "はじめての方へ", de: "Erste Schritte", fr: "Par où commencer" },
      keywords: [
        "unlock",
        "how to unlock",
        "解放条件",
        "start",
        "begin",
        "beginner",
        "new player",
        "解放",
        "開放",
        "始める",
        "始め方",
        "初心者",
        "freischalten",
        "anfangen",
        "beginnen",
        "Anfänger",
        "Einstieg",
        "débloquer",
        "commencer",
        "débuter",
        "débutant",
      ],
      line: {
        en: "New to field operations? What each one is, how to unlock it, and your first hour.",
        ja: "初めての方へ。各コンテンツの概要、解放方法、最初の1時間の進め方。",
        de: "Neu bei den Feldexkursionen? Was jede ist, wie du sie freischaltest und die erste Stunde.",
        fr: "Vous débutez ? Chaque mission d’exploration en bref, comment la débloquer et la première heure.",
      },
      sidebar: { group: "forays", place: 12, behind: "/guides", glyph: "start", door: "learn" },
    },
  ],
  previews: [{ start: "/start", label: "site", hue: "neutral", glyph: navGlyphs.start }],
};
