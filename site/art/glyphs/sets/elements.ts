import type { GlyphSet } from "../glyph.ts";

export const elementsGlyphs = {
  fire: "game-icons:flame",
  ice: "game-icons:snowflake-2",
  wind: "game-icons:whirlwind",
  earth: "game-icons:stone-block",
  lightning: "game-icons:lightning-trio",
  water: "game-icons:drop",
  unaspected: "game-icons:concentric-crescents",
  astral: "game-icons:sun",
  umbral: "game-icons:moon",
} as const satisfies GlyphSet;
