import { navGlyphs } from "../../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../../page.ts";
import { guidePaths } from "../frame/types.ts";
import { drsGuide } from "./pages.ts";

export const page: PageDeclaration = {
  routes: [{ path: "delubrum/guide/:page?", module: "route.tsx" }],
  paths: guidePaths(drsGuide),
  entrances: [
    {
      to: "/delubrum/guide",
      names: { en: "DRS Guide", ja: "DRSガイド", de: "DRS-Leitfaden", fr: "Guide DRS" },
      line: {
        en: "Delubrum Reginae (Savage): entry, roles and the lost actions of each fight.",
        ja: "グンヒルド・ディルーブラム零式の突入条件、役割、各戦闘のロストアクション。",
        de: "Delubrum Reginae (episch): Zugang, Rollen und die verschollenen Kommandos jedes Kampfes.",
        fr: "Delubrum Reginae (sadique)\u00a0: accès, rôles et actions oubliées de chaque combat.",
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
