import type { DuelFacts } from "./types.ts";

/*
 * The six duels of Bozja and Zadnor.
 * Names, ids, limits, bosses: the game's sheets, patch 7.51. Places, chains, mettle, experience and rewards, collected by players:
 * kaleidocli/BozjaBuddy (no licence stated; facts only), sharedferret/lynn (MIT), Dalamud-DailyRoutines/CriticalEncounter.CrowdSource (MIT).
 * Mettle and experience: one source, low. Zadnor's places have one decimal and one source: medium.
 */
export const duelFacts: readonly DuelFacts[] = [
  {
    id: "aces-high",
    gameId: 4,
    zone: "bozjanSouthernFront",
    map: "bsf",
    maxParticipants: 1,
    minutes: 20,
    enemyType: "solo-engagement",
    boss: {
      name: "test-subject-viii-dabog",
      bnpcNameId: 9379,
    },
    area: 1,
    position: {
      map: "bsf",
      x: 31.6,
      y: 26.8,
    },
    trigger: {
      by: "engagement",
      id: "vigil-for-the-lost",
      gameId: 3,
    },
    mettle: [1875, 7500],
    experience: [2968750, 4868750],
    tomestones: 120,
    fieldNotes: [
      {
        id: "dabog-aan-inivisch",
        noteId: 14,
        sources: ["kaleidocli/BozjaBuddy"],
      },
    ],
    confidence: "high",
  },
  {
    id: "beast-of-man",
    gameId: 8,
    zone: "bozjanSouthernFront",
    map: "bsf",
    maxParticipants: 1,
    minutes: 20,
    enemyType: "solo-engagement",
    boss: {
      name: "lyon-the-beast-king",
      bnpcNameId: 9409,
    },
    area: 2,
    position: {
      map: "bsf",
      x: 23.2,
      y: 20.6,
    },
    trigger: {
      by: "engagement",
      id: "the-hunt-for-red-choctober",
      gameId: 7,
    },
    mettle: [13500, 270000],
    experience: [3125000, 5125000],
    tomestones: 120,
    fieldNotes: [
      {
        id: "lyon-rem-helsos",
        noteId: 17,
        sources: ["kaleidocli/BozjaBuddy"],
      },
    ],
    confidence: "high",
  },
  {
    id: "and-the-flames-went-higher",
    gameId: 12,
    zone: "bozjanSouthernFront",
    map: "bsf",
    maxParticipants: 1,
    minutes: 20,
    enemyType: "solo-engagement",
    boss: {
      name: "sartauvoir-the-inferno",
      bnpcNameId: 9384,
    },
    area: 3,
    position: {
      map: "bsf",
      x: 18.7,
      y: 15.9,
    },
    trigger: {
      by: "engagement",
      id: "metal-fox-chaos",
      gameId: 13,
    },
    mettle: [34875, 465000],
    experience: [3281250, 5381250],
    tomestones: 120,
    fieldNotes: [
      {
        id: "sartauvoir-quo-soranus",
        noteId: 11,
        sources: ["kaleidocli/BozjaBuddy"],
      },
    ],
    confidence: "high",
  },
  {
    id: "the-broken-blade",
    gameId: 19,
    zone: "zadnor",
    map: "zadnor",
    maxParticipants: 1,
    minutes: 20,
    enemyType: "solo-engagement",
    boss: {
      name: "hypertuned-dabog",
      bnpcNameId: 9958,
    },
    area: 1,
    position: {
      map: "zadnor",
      x: 26.5,
      y: 35.7,
    },
    trigger: {
      by: "engagement",
      id: "a-familiar-face",
      gameId: 29,
    },
    mettle: [1750000, 2625000],
    experience: [525000, 861000],
    tomestones: 120,
    fieldNotes: [
      {
        id: "dabog-aan-inivisch-2",
        noteId: 43,
        sources: ["kaleidocli/BozjaBuddy"],
      },
    ],
    confidence: "medium",
  },
  {
    id: "head-of-the-snake",
    gameId: 23,
    zone: "zadnor",
    map: "zadnor",
    maxParticipants: 1,
    minutes: 20,
    enemyType: "solo-engagement",
    boss: {
      name: "menenius-sas-lanatus",
      bnpcNameId: 9695,
    },
    area: 2,
    position: {
      map: "zadnor",
      x: 5.3,
      y: 31.9,
    },
    trigger: {
      by: "engagement",
      id: "never-cry-wolf",
      gameId: 25,
    },
    mettle: [2300000, 3000000],
    experience: [1250000, 2050000],
    tomestones: 120,
    fieldNotes: [
      {
        id: "menenius-sas-lanatus-2",
        noteId: 45,
        sources: ["kaleidocli/BozjaBuddy"],
      },
    ],
    confidence: "medium",
  },
  {
    id: "taking-the-lyons-share",
    gameId: 31,
    zone: "zadnor",
    map: "zadnor",
    maxParticipants: 1,
    minutes: 20,
    enemyType: "solo-engagement",
    boss: {
      name: "lyon-the-beast-king",
      bnpcNameId: 9409,
    },
    area: 3,
    position: {
      map: "zadnor",
      x: 22.5,
      y: 13.3,
    },
    trigger: {
      by: "engagement",
      id: "feeling-the-burn",
      gameId: 18,
    },
    mettle: [3037500, 3375000],
    experience: [1187500, 1947500],
    tomestones: 120,
    fieldNotes: [
      {
        id: "lyon-quo-helsos",
        noteId: 44,
        sources: ["kaleidocli/BozjaBuddy"],
      },
    ],
    confidence: "medium",
  },
];
