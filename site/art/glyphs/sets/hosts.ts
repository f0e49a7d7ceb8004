import type { GlyphSet } from "../glyph.ts";

/** Hosts are real people, so each has a neutral sign. */
export const hostsGlyphs = {
  lynn: "game-icons:feline",
  kiwi: "game-icons:kiwi-bird",
  lynnr: "game-icons:paw-heart",
  cam: "game-icons:camargue-cross",
  stoik: "game-icons:ionic-column",
  carter: "game-icons:chariot",
  nacl: "game-icons:salt-shaker",
  custom: "game-icons:quill-ink",
} as const satisfies GlyphSet;
