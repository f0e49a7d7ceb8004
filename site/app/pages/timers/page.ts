import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

/** The board of an instance's timers. */
export const page: PageDeclaration = {
  routes: [{ path: "timers", module: "route.tsx" }],
  paths: ["/timers"],
  entrances: [
    {
      to: "/timers",
      names: { en: "Timers", ja: "タイマー", de: "Timer", fr: "Minuteurs" },
      sidebar: { group: "forays", place: 4, glyph: "timers" },
    },
  ],
  previews: [{ start: "/timers", label: "timers", hue: "house", glyph: navGlyphs.timers }],
};
