import type { GlyphSet } from "../glyph.ts";

/** Sidebar entries and kinds of search results. */
export const navGlyphs = {
  home: "game-icons:compass",
  tonight: "game-icons:night-sky",
  forecast: "game-icons:telescope",
  nm: "game-icons:dragon-head",
  fragments: "game-icons:crystal-shine",
  "weather-finder": "game-icons:windsock",
  alarms: "game-icons:ringing-bell",
  timers: "game-icons:sands-of-time",
  "ba-loadouts": "game-icons:castle",
  portals: "game-icons:magic-portal",
  "eureka-maps": "game-icons:treasure-map",
  "logos-actions": "game-icons:spell-book",
  "loadout-creator": "game-icons:notebook",
  "farm-times": "game-icons:locked-chest",
  "drs-holsters": "game-icons:crowned-skull",
  "holster-creator": "game-icons:anvil-impact",
  "bozja-maps": "game-icons:field-gun",
  "lost-actions": "game-icons:sword-array",
  "occult-maps": "game-icons:island",
  "phantom-jobs": "game-icons:duality-mask",
  tower: "game-icons:evil-tower",
  fights: "game-icons:sword-clash",
  "occult-guide": "game-icons:open-book",
  "monster-table": "game-icons:beast-eye",
  enemies: "game-icons:wolf-head",
  "occult-record": "game-icons:archive-research",
  boxes: "game-icons:open-treasure-chest",
  exchanges: "game-icons:trade",
  relics: "game-icons:relic-blade",
  levels: "game-icons:progression",
  "field-notes": "game-icons:scroll-quill",
  encounters: "game-icons:crossed-swords",
  "look-up": "game-icons:spyglass",
  atlas: "game-icons:globe",
  run: "game-icons:three-friends",
  things: "game-icons:knapsack",
  records: "game-icons:bookshelf",
  guides: "game-icons:book-pile",
  start: "game-icons:direction-signs",
  market: "game-icons:two-coins",
  credits: "game-icons:quill-ink",
  about: "game-icons:person",
  bozja: "game-icons:knight-banner",
} as const satisfies GlyphSet;

export type NavGlyphName = keyof typeof navGlyphs;

/** For link previews of maps and of pages without a sidebar entry. */
export const previewGlyphs = {
  morbols: "game-icons:carnivorous-plant",
  "north-horn-maps": "game-icons:sea-cliff",
  reference: "game-icons:vitruvian-man",
  changelog: "game-icons:scroll-unfurled",
  zadnor: "game-icons:zeppelin",
} as const satisfies GlyphSet;
