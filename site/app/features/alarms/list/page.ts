import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "alarms", module: "route.tsx" }],
  paths: ["/alarms"],
  entrances: [
    {
      to: "/alarms",
      names: { en: "Alarms", ja: "アラーム", de: "Alarme", fr: "Alarmes" },
      sidebar: { group: "forays", place: 3, glyph: "alarms", door: "tonight" },
    },
  ],
  previews: [{ start: "/alarms", label: "alarms", hue: "neutral", glyph: navGlyphs.alarms }],
};
