import type { GlyphSet } from "../glyph.ts";

export const rolesGlyphs = {
  tank: "game-icons:bordered-shield",
  "main-tank": "game-icons:bordered-shield",
  "off-tank": "game-icons:checked-shield",
  healer: "game-icons:caduceus",
  "main-healer": "game-icons:caduceus",
  melee: "game-icons:crossed-swords",
  ranged: "game-icons:bow-arrow",
  caster: "game-icons:wizard-staff",
  "blue-dps": "game-icons:energy-sword",
  perceptor: "game-icons:all-seeing-eye",
  dps: "game-icons:crossed-swords",
  any: "game-icons:three-friends",
} as const satisfies GlyphSet;
