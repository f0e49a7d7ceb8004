/**
 * Where the markers come from. `game-sheets` is the game's own data, patch 7.51; all others are lists kept by players, of which
 * only positions, ids and names were taken.
 */
export const markerSources = [
  { id: "aocch", from: "baanderson40/Another_Occult_Crescent_Helper", licence: "AGPL-3.0" },
  { id: "atlas", from: "miqote69/CrescentAtlas", licence: "MIT" },
  { id: "bocchi", from: "5t-RawBeRry/BOCCHI", licence: "AGPL-3.0" },
  { id: "bossmod", from: "awgil/ffxiv_bossmod", licence: "BSD-3-Clause" },
  { id: "bozjabuddy", from: "kaleidocli/BozjaBuddy", licence: null },
  { id: "bozjanet2", from: "ClassicRagu/bozjanet2", licence: null },
  { id: "cactbot", from: "OverlayPlugin/cactbot", licence: "Apache-2.0" },
  { id: "ciut", from: "Rowsai/Crescent-Isle-Useful-Tool", licence: "AGPL-3.0" },
  { id: "crowdsource", from: "Dalamud-DailyRoutines/CriticalEncounter.CrowdSource", licence: "MIT" },
  { id: "daedalus", from: "ofnature/Daedalus", licence: null },
  { id: "eureka-helper", from: "snorux/EurekaHelper", licence: "Apache-2.0" },
  { id: "fmoch", from: "FirstMelody/OccultCrescentHelper", licence: "AGPL-3.0" },
  { id: "game-sheets", from: "xivapi/ffxiv-datamining", licence: "game data" },
  { id: "jpmap", from: "Japanese map of both horns kept by players", licence: null },
  { id: "lazy", from: "LazyOccult plugin", licence: "AGPL-3.0" },
  { id: "lynn", from: "sharedferret/lynn", licence: "MIT" },
  { id: "notes755", from: "patch notes of 7.55 as retold by players", licence: null },
  { id: "tavern", from: "guide articles of players", licence: null },
  { id: "tracker-autopopper", from: "Infiziert90/EurekaTrackerAutoPopper", licence: "MIT" },
] as const satisfies readonly Readonly<{ id: string; from: string; licence: string | null }>[];

export type SourceId = (typeof markerSources)[number]["id"];
