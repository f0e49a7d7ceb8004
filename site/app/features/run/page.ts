import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [
    { path: "run/live", module: "live/route.tsx" },
    { path: "run/sign-up", module: "live/sign-up-route.tsx" },
    { path: "run/*", module: "route.tsx" },
  ],
  paths: ["/run", "/run/live", "/run/sign-up"],
  entrances: [
    {
      to: "/run",
      names: { en: "Run Board", ja: "編成ボード", de: "Run-Planer", fr: "Tableau de raid" },
      keywords: [
        "run planner",
        "sign-ups",
        "party",
        "post",
        "Discord",
        "攻略パーティ編成",
        "Lauf-Planer",
        "planificateur",
      ],
      about: ["raid plan sign-up seats 募集 参加 Anmeldung Plätze inscription places"],
      sidebar: { group: "forays", place: 6, glyph: "run", door: "run" },
    },
  ],
  previews: [{ start: "/run", label: "run", hue: "neutral", glyph: navGlyphs.run }],
};
