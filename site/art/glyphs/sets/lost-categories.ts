import type { GlyphSet } from "../glyph.ts";

export const lostCategoriesGlyphs = {
  offensive: "game-icons:crossed-swords",
  defensive: "game-icons:shield",
  restorative: "game-icons:healing",
  beneficial: "game-icons:armor-upgrade",
  tactical: "game-icons:chess-knight",
  detrimental: "game-icons:death-skull",
  itemRelated: "game-icons:pouch-with-beads",
} as const satisfies GlyphSet;
