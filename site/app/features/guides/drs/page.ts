import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { guidePaths } from "../frame/types.ts";
import { drsGuide } from "./pages.ts";

/** The guide to Delubrum Reginae (Savage). */
export const page: PageDeclaration = {
  routes: [{ path: "delubrum/guide/:page?", module: "route.tsx" }],
  paths: guidePaths(drsGuide),
  entrances: [
    {
      to: "/delubrum/guide",
      names: { en: "DRS Guide", ja: "DRSガイド", de: "DRS-Leitfaden", fr: "Guide DRS" },
      line: {
        en: "Delubrum Reginae (Savage), boss by boss.",
        ja: "グンヒルド・ディルーブラム零式のボス別攻略。",
        de: "Delubrum Reginae (episch), Boss für Boss.",
        fr: "Delubrum Reginae (sadique), boss par boss.",
      },
      sidebar: { group: "bozja", place: 9, behind: "/guides", glyph: "drs-holsters" },
    },
  ],
  previews: [
    {
      start: "/delubrum/guide",
      label: "delubrum",
      hue: "delubrum",
      glyph: navGlyphs["drs-holsters"],
    },
  ],
};
