import type { GlyphSet } from "../glyph.ts";

/** The 24 phantom jobs. */
export const phantomJobsGlyphs = {
  freelancer: "game-icons:backpack",
  knight: "game-icons:visored-helm",
  berserker: "game-icons:battle-axe",
  monk: "game-icons:monk-face",
  ranger: "game-icons:bowman",
  samurai: "game-icons:samurai-helmet",
  bard: "game-icons:lyre",
  geomancer: "game-icons:windchimes",
  "time-mage": "game-icons:hourglass",
  cannoneer: "game-icons:cannon",
  chemist: "game-icons:fizzing-flask",
  oracle: "game-icons:crystal-ball",
  thief: "game-icons:robber",
  "mystic-knight": "game-icons:rune-sword",
  gladiator: "game-icons:gladius",
  dancer: "game-icons:handheld-fan",
  ninja: "game-icons:ninja-head",
  "white-mage": "game-icons:lotus-flower",
  "black-mage": "game-icons:pointy-hat",
  dragoon: "game-icons:dragon-head",
  summoner: "game-icons:horned-helm",
  "blue-mage": "game-icons:domino-mask",
  "red-mage": "game-icons:fencer",
  necromancer: "game-icons:skull-staff",
} as const satisfies GlyphSet;
