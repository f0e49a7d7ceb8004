import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

/** Connects to the player's game: a separate document with its own policy (browser/loopback-page.ts). */
export const page: PageDeclaration = {
  routes: [{ path: "timers/live", module: "route.tsx" }],
  paths: ["/timers/live"],
  entrances: [
    {
      to: "/timers/live",
      names: {
        en: "Game Feed",
        ja: "ゲーム連携",
        de: "Spielanbindung",
        fr: "Liaison avec le jeu",
      },
    },
  ],
  previews: [{ start: "/timers/live", label: "timers", hue: "neutral", glyph: navGlyphs.timers }],
};
