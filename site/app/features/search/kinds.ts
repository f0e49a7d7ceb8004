import farmSprite from "virtual:glyphs/farms";
import logogramSprite from "virtual:glyphs/logograms";
import logosSprite from "virtual:glyphs/logos-actions";
import lostSprite from "virtual:glyphs/lost-actions";
import markerSprite from "virtual:glyphs/markers";
import mnemeSprite from "virtual:glyphs/mnemes";
import phantomActionSprite from "virtual:glyphs/phantom-actions";
import phantomJobSprite from "virtual:glyphs/phantom-jobs";
import uiSprite from "virtual:glyphs/ui";
import weatherSprite from "virtual:glyphs/weather";
import type { NavGlyphName } from "~art/glyphs/sets/nav.ts";
import type { Found } from "./index-data.ts";
import type { SearchKind } from "./types.ts";

const sprites: ReadonlyMap<string, string> = new Map([
  ["farms", farmSprite],
  ["logograms", logogramSprite],
  ["logos-actions", logosSprite],
  ["lost-actions", lostSprite],
  ["markers", markerSprite],
  ["mnemes", mnemeSprite],
  ["phantom-actions", phantomActionSprite],
  ["phantom-jobs", phantomJobSprite],
  ["ui", uiSprite],
  ["weather", weatherSprite],
]);

/** Default glyphs in the `nav` set. */
const kindGlyphs: Readonly<Record<SearchKind, NavGlyphName>> = {
  page: "home",
  guide: "occult-guide",
  setting: "credits",
  forecast: "forecast",
  monster: "nm",
  enemy: "monster-table",
  weather: "forecast",
  lostAction: "lost-actions",
  logosAction: "logos-actions",
  phantomJob: "phantom-jobs",
  phantomAction: "phantom-jobs",
  item: "farm-times",
  encounter: "encounters",
  fight: "fights",
  fate: "fragments",
  duty: "ba-loadouts",
  note: "field-notes",
  place: "eureka-maps",
  layer: "atlas",
  map: "eureka-maps",
  holster: "drs-holsters",
  loadout: "ba-loadouts",
  term: "field-notes",
  world: "market",
};

export function glyphOf({ kind, glyph }: Pick<Found, "kind" | "glyph">): { sprite: string; id: string } {
  const [name = "", id = ""] = (glyph ?? "").split("#");
  const sprite = sprites.get(name);
  return sprite === undefined ? { sprite: uiSprite, id: `nav-${kindGlyphs[kind]}` } : { sprite, id };
}
