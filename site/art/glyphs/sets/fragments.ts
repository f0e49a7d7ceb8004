import type { GlyphSet } from "../glyph.ts";

/** Fragments with the same kind of actions share a crystal. */
export const fragmentsGlyphs = {
  fragment: "game-icons:crystal-shine",
  preparation: "game-icons:crystal-growth",
  care: "game-icons:crystal-bars",
  support: "game-icons:crystal-cluster",
  history: "game-icons:floating-crystal",
  artistry: "game-icons:cut-diamond",
  cluster: "game-icons:minerals",
} as const satisfies GlyphSet;
