import { previewGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "developers", module: "route.tsx" }],
  paths: ["/developers"],
  entrances: [
    {
      to: "/developers",
      names: { en: "For Developers", ja: "開発者向け", de: "Für Entwickler", fr: "Pour les développeurs" },
      keywords: [
        "API",
        "bot",
        "bots",
        "Discord bot",
        "JSON",
        "RSS",
        "Atom",
        "feed",
        "フィード",
        "エーピーアイ",
        "ボット",
        "Schnittstelle",
      ],
      about: ["API data feed feeds RSS Atom フィード flux JSON Discord ディスコード データ Daten données"],
    },
  ],
  previews: [{ start: "/developers", label: "developers", hue: "neutral", glyph: previewGlyphs.changelog }],
};
