import { navGlyphs } from "../../../art/glyphs/sets/nav.ts";
import type { PageDeclaration } from "../../page.ts";
import { holsterPaths } from "./paths.ts";

export const page: PageDeclaration = {
  routes: [
    { path: "drs", module: "route.tsx" },
    { path: "drs/holster/:host?/:type?/:name?", module: "route.tsx" },
    { path: "drs/holster/c/*", module: "creator-route.tsx" },
    // Codes may contain a slash, and would otherwise match a run type and a name of the host `c`.
    { path: "drs/holster/c/:code/:rest", module: "creator-route.tsx" },
  ],
  paths: holsterPaths(),
  entrances: [
    {
      to: "/drs/holster",
      names: { en: "DRS Holsters", ja: "DRSロストホルダー", de: "DRS-Holster", fr: "Mémentos DRS" },
      keywords: ["Delubrum Reginae Savage", "DRS", "DRSホルスター", "étuis"],
      about: ["Delubrum Savage 零式 episch sadique"],
      sidebar: { group: "bozja", place: 1, glyph: "drs-holsters" },
    },
    {
      to: "/drs/holster/c",
      names: {
        en: "Holster Creator",
        ja: "ロストホルダー作成",
        de: "Holster-Editor",
        fr: "Créateur de mémento",
      },
      heading: "creatorTitle",
      sidebar: { group: "bozja", place: 2, glyph: "holster-creator" },
    },
  ],
  previews: [{ start: "/drs", label: "savage", hue: "delubrum", glyph: navGlyphs["drs-holsters"] }],
};
