import { previewGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { referencePaths } from "./paths.ts";

export const page: PageDeclaration = {
  routes: [{ path: "reference/:type?", module: "route.tsx" }],
  paths: referencePaths(),
  entrances: [
    {
      to: "/reference",
      names: { en: "Reference", ja: "設定画", de: "Referenz", fr: "Références" },
      heading: null,
    },
  ],
  previews: [{ start: "/reference", label: "reference", hue: "neutral", glyph: previewGlyphs.reference }],
};
