import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "", module: "route.tsx" }],
  paths: ["/"],
  entrances: [
    { to: "/", names: { en: "Home", ja: "ホーム", de: "Startseite", fr: "Accueil" }, heading: null },
  ],
  previews: [{ start: "/", label: "site", hue: "neutral", glyph: navGlyphs.home }],
};
