import type { GlyphSet } from "../glyph.ts";

/** By type; the glyph of the mneme's action is shown beside it. */
export const mnemesGlyphs = {
  offensive: "game-icons:gems",
  protective: "game-icons:saphir",
  curative: "game-icons:emerald",
  tactical: "game-icons:amethyst",
  inimical: "game-icons:crystal-cluster",
  mitigative: "game-icons:minerals",
} as const satisfies GlyphSet;
