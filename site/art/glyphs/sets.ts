import type { GlyphSet } from "./glyph.ts";
import { boardsGlyphs } from "./sets/boards.ts";
import { combatJobsGlyphs } from "./sets/combat-jobs.ts";
import { elementsGlyphs } from "./sets/elements.ts";
import { farmsGlyphs } from "./sets/farms.ts";
import { fragmentsGlyphs } from "./sets/fragments.ts";
import { hostsGlyphs } from "./sets/hosts.ts";
import { logogramsGlyphs } from "./sets/logograms.ts";
import { logosActionsGlyphs } from "./sets/logos-actions.ts";
import { lostActionsGlyphs } from "./sets/lost-actions.ts";
import { lostCategoriesGlyphs } from "./sets/lost-categories.ts";
import { markersGlyphs } from "./sets/markers.ts";
import { mnemesGlyphs } from "./sets/mnemes.ts";
import { navGlyphs, previewGlyphs } from "./sets/nav.ts";
import { phantomActionsGlyphs, phantomJobsGlyphs } from "./sets/phantom-jobs.ts";
import { rolesGlyphs } from "./sets/roles.ts";
import { uiGlyphs } from "./sets/ui.ts";

/** For the sprite builder and the credits. Pages import only their own set from `./sets/NAME.ts`. */
export const glyphSets = {
  // Few sprites, because over HTTP/1.1 a browser loads only six files at a time.
  ui: { ...uiGlyphs, ...under("nav-", navGlyphs) },
  previews: previewGlyphs,
  "combat-jobs": combatJobsGlyphs,
  elements: elementsGlyphs,
  roles: rolesGlyphs,
  "lost-categories": lostCategoriesGlyphs,
  "lost-actions": { ...lostActionsGlyphs, ...fragmentsGlyphs },
  "logos-actions": logosActionsGlyphs,
  logograms: logogramsGlyphs,
  mnemes: mnemesGlyphs,
  "phantom-jobs": phantomJobsGlyphs,
  "phantom-actions": phantomActionsGlyphs,
  farms: farmsGlyphs,
  markers: markersGlyphs,
  hosts: hostsGlyphs,
  boards: boardsGlyphs,
} as const satisfies Readonly<Record<string, GlyphSet>>;

function under(prefix: string, set: GlyphSet): GlyphSet {
  return Object.fromEntries(Object.entries(set).map(([id, glyph]) => [prefix + id, glyph]));
}
