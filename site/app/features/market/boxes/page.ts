import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";

export const page: PageDeclaration = {
  routes: [{ path: "boxes", module: "route.tsx" }],
  paths: ["/boxes"],
  entrances: [
    {
      to: "/boxes",
      names: { en: "Boxes and Coffers", ja: "箱の中身", de: "Kassetten und Truhen", fr: "Coffres" },
      line: {
        en: "What lockboxes and coffers can contain, bunny coffers included, and what their contents are worth.",
        ja: "ロックボックスや宝箱の中身と、その価値。",
        de: "Was in Kassetten, Truhen und Hasentruhen liegen kann und was es wert ist.",
        fr: "Ce que peuvent contenir les coffres verrouillés et les coffres au trésor, et leur valeur.",
      },
      sidebar: { group: "forays", place: 7, behind: "/records", glyph: "boxes" },
    },
  ],
  previews: [{ start: "/boxes", label: "loot", hue: "neutral", glyph: navGlyphs.boxes }],
};
