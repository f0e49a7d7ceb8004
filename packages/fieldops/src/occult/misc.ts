import type { OccultMiscFacts } from "./types.ts";

/*
 * Phantom weapons, armour steps, mounts, weakness, quests and people: notes on 7.55 and two listings; weapons and armour one of them (medium).
 */
export const occultMisc: OccultMiscFacts = {
  phantomWeapons: {
    steps: [
      {
        id: "eclipticum",
        itemBase: 50978,
        dispellerCount: 100,
        arcaniteCount: 3,
        mathematicsPerArcanite: 500,
      },
      {
        id: "occultum",
        itemBase: 51000,
      },
    ],
    dispellersElsewhere: [
      {
        itemId: 50974,
        roulette: "highLevelDungeons",
      },
      {
        itemId: 50975,
        roulette: "trials",
      },
      {
        itemId: 50976,
        roulette: "normalRaids",
      },
    ],
    confidence: "medium",
  },
  armour: {
    vendor: "expedition-armorer",
    position: {
      map: "northhorn",
      x: 39.5,
      y: 39.0,
    },
    pieces: 35,
    itemLevelBase: 780,
    steps: [
      {
        step: 0,
        itemId: 51975,
        count: 4000,
      },
      {
        step: 1,
        itemId: 51978,
        count: 3,
      },
      {
        step: 2,
        itemId: 51978,
        count: 4,
      },
      {
        step: 3,
        itemId: 51978,
        count: 8,
      },
    ],
  },
  mountSpeed: {
    itemId: 51966,
    currencyItemId: 51975,
    cost: 3000,
  },
  elementalWeakness: {
    bonusPercent: 30,
    statusIds: {
      fire: 5322,
      ice: 5323,
      lightning: 5324,
      wind: 5325,
    },
    iconIds: {
      fire: 229983,
      ice: 229984,
      lightning: 229985,
      wind: 229986,
    },
  },
  quests: [
    {
      questId: 71038,
      name: "Under No Illusion",
      confidence: "high",
    },
    {
      questId: 71039,
      name: "Phantoms to Fillet",
      confidence: "high",
    },
    {
      questId: 71040,
      name: "A Phantom Unveiled",
      confidence: "high",
    },
    {
      questId: 71041,
      name: "Final Phantasm",
      confidence: "high",
    },
    {
      questId: 71042,
      name: "All Too Fleeting",
      confidence: "high",
    },
    {
      questId: 71047,
      name: "Occult Reunion",
      confidence: "medium",
    },
  ],
  people: [
    {
      name: "Expedition Messenger",
      place: "Tuliyollal",
      x: 17.2,
      y: 11.8,
      quest: "Occult Reunion",
    },
    {
      name: "Jeffroy",
      place: "Phantom Village",
      x: 4.5,
      y: 6.6,
    },
    {
      name: "Lydirceil",
      place: "Phantom Village",
      x: 6.6,
      y: 7.1,
      quest: "Under No Illusion",
    },
    {
      name: "Dodokkuli",
      place: "Phantom Village",
      x: 6.7,
      y: 7.1,
    },
    {
      name: "Ermina",
      place: "Phantom Village",
      x: 6.9,
      y: 7.3,
    },
  ],
  patches: [
    {
      patch: "7.55",
      date: "2026-07-28",
    },
    {
      patch: "7.56",
      date: null,
    },
  ],
};
