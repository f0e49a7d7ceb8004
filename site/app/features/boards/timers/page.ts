import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { boardPath, boardZoneOrder } from "../zone-slugs.ts";

export const page: PageDeclaration = {
  routes: [{ path: "timers/:zone?", module: "route.tsx" }],
  paths: ["/timers", ...boardZoneOrder.map(boardPath)],
  entrances: [
    {
      to: "/timers",
      names: {
        en: "Instance Boards",
        ja: "インスタンスボード",
        de: "Instanztafeln",
        fr: "Tableaux d’instance",
      },
      keywords: [
        "instance board",
        "timers",
        "respawn",
        "cooldown",
        "タイマー",
        "Timer",
        "minuteurs",
        "tracker",
        "NM tracker",
        "トラッカー",
      ],
      sidebar: { group: "forays", place: 4, glyph: "timers", door: "tonight" },
    },
  ],
  previews: [{ start: "/timers", label: "timers", hue: "neutral", glyph: navGlyphs.timers }],
};
