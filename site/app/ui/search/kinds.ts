import type { WayGlyph } from "~art/glyphs/sets/nav.ts";
import type { SearchKind } from "./types.ts";

/** The glyph of each kind, in the `nav` set. */
export const kindGlyphs: Readonly<Record<SearchKind, WayGlyph>> = {
  page: "home",
  forecast: "forecast",
  monster: "nm",
  lostAction: "lost-actions",
  logosAction: "logos-actions",
  phantomJob: "phantom-jobs",
  phantomAction: "phantom-jobs",
  encounter: "bozja",
  fate: "fragments",
  place: "eureka-maps",
  map: "eureka-maps",
  holster: "drs-holsters",
  loadout: "ba-loadouts",
  world: "market",
};
