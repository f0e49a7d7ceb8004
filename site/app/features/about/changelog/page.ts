import { previewGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "changelog", module: "route.tsx" }],
  paths: ["/changelog"],
  entrances: [
    { to: "/changelog", names: { en: "Changelog", ja: "更新履歴", de: "Änderungen", fr: "Historique" } },
  ],
  previews: [{ start: "/changelog", label: "changelog", hue: "neutral", glyph: previewGlyphs.changelog }],
};
