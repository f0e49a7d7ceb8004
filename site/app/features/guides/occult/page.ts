import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { guidePaths } from "../frame/types.ts";
import { occultGuide } from "./pages.ts";

export const page: PageDeclaration = {
  routes: [{ path: "occult/guide/:page?", module: "route.tsx" }],
  paths: guidePaths(occultGuide),
  entrances: [
    {
      to: "/occult/guide",
      names: {
        en: "Occult Crescent Guide",
        ja: "クレセントアイルガイド",
        de: "Kreszentia-Leitfaden",
        fr: "Guide de l’île de Lunule",
      },
      keywords: ["Occult Crescent", "OC", "クレセントアイル", "三日月島", "Kreszentia", "Lunule"],
      line: {
        en: "Unlocking, phantom jobs, treasure and the Forked Tower.",
        ja: "解放条件、サポートジョブ、宝箱、フォークタワー。",
        de: "Freischalten, Phantomjobs, Schätze und die Türme.",
        fr: "Accès, jobs de soutien, trésors et tours.",
      },
      sidebar: { group: "occult", place: 3, behind: "/guides", glyph: "occult-guide" },
    },
  ],
  previews: [{ start: "/occult/guide", label: "occult", hue: "occult", glyph: navGlyphs["occult-guide"] }],
};
