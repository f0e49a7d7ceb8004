import type { GlyphSet } from "../glyph.ts";

export const boardsGlyphs = {
  monster: "game-icons:dragon-head",
  bunny: "game-icons:rabbit",
  pot: "game-icons:magic-lamp",
  encounter: "game-icons:crossed-swords",
  duel: "game-icons:crossed-sabres",
  skirmish: "game-icons:field-gun",
  tower: "game-icons:evil-tower",
} as const satisfies GlyphSet;
