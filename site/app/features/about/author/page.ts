import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { settings } from "../../../settings.ts";

/** The page exists only if the settings name an author. */
export const page: PageDeclaration = {
  routes: settings.author === undefined ? [] : [{ path: "author", module: "route.tsx" }],
  paths: settings.author === undefined ? [] : ["/author"],
  entrances:
    settings.author === undefined
      ? []
      : [
          {
            to: "/author",
            names: { en: "About the Author", ja: "作者", de: "Über mich", fr: "L’auteur" },
            sidebar: { group: "about", place: 0, glyph: "about", door: "lookUp" },
          },
        ],
  previews: [{ start: "/author", label: "about", hue: "neutral", glyph: navGlyphs.about }],
};
