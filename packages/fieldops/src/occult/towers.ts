import type { TowerFacts } from "./types.ts";

/*
 * Entry facts of the Forked Towers. Blood: sheets of 7.51 and Infiziert90/EurekaTrackerAutoPopper (MIT). Magic, both difficulties: notes on 7.55
 * and 7.56, confirmed; the towers' timers are the players' own count (lynn-lizard/lynn-lizard.github.io, Infiziert90/EurekaTrackerAutoPopper). Which item opens the Tower of Magic is unknown (null),
 * the quest that opens it has no known name, and the names of its harder form come from one comment.
 */
export const towers: readonly TowerFacts[] = [
  {
    id: "the-forked-tower-blood",
    zone: "southHorn",
    engagement: "the-forked-tower-blood",
    position: {
      map: "southhorn",
      x: 22.76,
      y: 21.58,
    },
    playersMax: 48,
    entryItemId: 47739,
    rewardItemIds: [47868],
    bosses: [
      {
        name: "demon-tablet",
      },
      {
        name: "dead-stars",
      },
      {
        name: "marble-dragon",
      },
      {
        name: "magitaur",
      },
    ],
    noteItemIds: [47734, 47735, 47736, 47737],
    mirageMinutes: 5,
    timer: {
      baseMinutes: 60,
      minusMinutesPerEngagement: 5,
      minusMinutesPerFate: 1,
    },
    confidence: "high",
  },
  {
    id: "the-forked-tower-magic",
    zone: "northHorn",
    engagement: "the-forked-tower-magic",
    position: {
      map: "northhorn",
      x: 15.09,
      y: 29.95,
    },
    playersMax: 48,
    knowledgeLevel: 40,
    resurrectionLimited: false,
    jobChange: "outOfCombat",
    entryItemId: null,
    questRequired: true,
    bloodClearRequired: false,
    lotteryWhenFull: true,
    allianceInstanceFromPlayers: 24,
    mirageStartsMinutesAfterEntering: 5,
    mirageMinutes: 10,
    minutesLeftAtLeast: 5,
    rewardItemIds: [51977, 51978],
    bosses: [
      {
        name: "two-headed-aevis",
        bnpcNameId: 14489,
        arena: {
          shape: "square",
          yalms: 20.0,
        },
      },
      {
        name: "sword-dancer",
        bnpcNameId: 14820,
        arena: {
          shape: "circle",
          yalms: 24.0,
        },
      },
      {
        name: "necrophobia",
        bnpcNameId: 14503,
        arena: {
          shape: "circle",
          yalms: 24.0,
        },
      },
      {
        name: "the-index",
        bnpcNameId: 14717,
      },
    ],
    noteItemIds: [51989, 51990, 51991, 51992],
    timer: {
      baseMinutes: 60,
      minusMinutesPerEngagement: 5,
      minusMinutesPerFate: 1,
    },
    confidence: "high",
  },
  {
    id: "the-forked-tower-magic-extreme",
    zone: "northHorn",
    engagement: "the-forked-tower-magic-extreme",
    position: {
      map: "northhorn",
      x: 15.09,
      y: 29.95,
    },
    playersMax: 48,
    playersMin: 12,
    alliancePartiesMin: 3,
    knowledgeLevel: 40,
    resurrectionLimited: true,
    jobChange: "atStart",
    entryItemId: null,
    questRequired: true,
    bloodClearRequired: false,
    lotteryWhenFull: true,
    allianceInstanceFromPlayers: 24,
    mirageStartsMinutesAfterEntering: 5,
    mirageMinutes: 10,
    minutesLeftAtLeast: 5,
    minutesAtStart: 15,
    rewardItemIds: [51977, 51978],
    bosses: [
      {
        name: "two-headed-aevis",
        bnpcNameId: 14489,
        arena: {
          shape: "square",
          yalms: 20.0,
        },
      },
      {
        name: "sword-dancer",
        bnpcNameId: 14820,
        arena: {
          shape: "circle",
          yalms: 24.0,
        },
      },
      {
        name: "necrophobia",
        bnpcNameId: 14503,
        arena: {
          shape: "circle",
          yalms: 24.0,
        },
      },
      {
        name: "the-index",
        bnpcNameId: 14717,
      },
    ],
    noteItemIds: [51989, 51990, 51991, 51992],
    timer: {
      baseMinutes: 60,
      minusMinutesPerEngagement: 5,
      minusMinutesPerFate: 1,
    },
    confidence: "medium",
  },
];
