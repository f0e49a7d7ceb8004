import type { GlyphSet } from "../glyph.ts";

/** Mnemes share one glyph a type; the mneme of an action carries the glyph of that action beside it. */
export const mnemesGlyphs = {
  offensive: "game-icons:gems",
  protective: "game-icons:saphir",
  curative: "game-icons:emerald",
  tactical: "game-icons:amethyst",
  inimical: "game-icons:crystal-cluster",
  mitigative: "game-icons:minerals",
} as const satisfies GlyphSet;
