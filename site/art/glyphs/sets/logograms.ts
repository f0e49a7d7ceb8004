import type { GlyphSet } from "../glyph.ts";

export const logogramsGlyphs = {
  conceptual: "game-icons:idea",
  fundamental: "game-icons:cube",
  curative: "game-icons:healing",
  offensive: "game-icons:crossed-swords",
  protective: "game-icons:shield",
  tactical: "game-icons:chess-knight",
  mitigative: "game-icons:armor-vest",
  inimical: "game-icons:death-skull",
  obscure: "game-icons:eclipse",
} as const satisfies GlyphSet;
