import type { PotFateFacts } from "./types.ts";

/*
 * The four FATEs of the Magic Pots. Two take turns in each zone: one every 30 minutes, each one every 60 (confirmed by five sources).
 * South Horn: the game's sheets, patch 7.51; rewards Infiziert90/EurekaTrackerAutoPopper (MIT), weaknesses ofnature/Daedalus (no licence
 * stated; facts only), `agreed`: two sources name the same trigger. North Horn (7.55): plugins' layout data and maps, July and August 2026,
 * AGPL sources for facts only; its time limits are unknown (null).
 */
export const potFateFacts: readonly PotFateFacts[] = [
  {
    id: "persistent-pots",
    gameId: 1976,
    zone: "southHorn",
    map: "southhorn",
    position: {
      map: "southhorn",
      x: 25.6,
      y: 17.4,
    },
    boss: {
      name: "crescent-garula",
    },
    weakness: ["fire"],
    weaknessBasis: "observed",
    nearestAetheryte: "crystallized-caverns",
    items: [
      {
        item: "orpiment-demiatma",
        itemId: 47749,
        kind: "demiatma",
      },
      {
        item: "notes-on-persistent-pots",
        itemId: 47738,
        kind: "record",
      },
    ],
    side: "north",
    slotMinutes: 30,
    repeatMinutes: 60,
    alternatesWith: "pleading-pots",
    confidence: "high",
    minutes: 30,
  },
  {
    id: "pleading-pots",
    gameId: 1977,
    zone: "southHorn",
    map: "southhorn",
    position: {
      map: "southhorn",
      x: 11.89,
      y: 32.01,
    },
    boss: {
      name: "havoc",
    },
    weakness: ["lightning"],
    weaknessBasis: "observed",
    nearestAetheryte: "stonemarsh",
    items: [
      {
        item: "verdigris-demiatma",
        itemId: 47745,
        kind: "demiatma",
      },
      {
        item: "notes-on-persistent-pots",
        itemId: 47738,
        kind: "record",
      },
    ],
    side: "south",
    slotMinutes: 30,
    repeatMinutes: 60,
    alternatesWith: "persistent-pots",
    confidence: "high",
    minutes: 30,
  },
  {
    id: "daylight-pottery",
    gameId: 2072,
    zone: "northHorn",
    map: "northhorn",
    position: {
      map: "northhorn",
      x: 26.16,
      y: 12.09,
    },
    weakness: ["fire"],
    weaknessBasis: "listing",
    nearestAetheryte: "sinking-sanctuary",
    items: [
      {
        item: "phantom-dispeller-gamma",
        itemId: 50976,
        kind: "dispeller",
      },
      {
        item: "notes-on-persistent-pots",
        itemId: 47738,
        kind: "record",
      },
    ],
    side: "north",
    attackerBnpcNameIds: [14892, 14870],
    slotMinutes: 30,
    repeatMinutes: 60,
    alternatesWith: "in-a-pot-of-bother",
    confidence: "high",
    minutes: null,
  },
  {
    id: "in-a-pot-of-bother",
    gameId: 2073,
    zone: "northHorn",
    map: "northhorn",
    position: {
      map: "northhorn",
      x: 11.38,
      y: 26.39,
    },
    weakness: ["lightning"],
    weaknessBasis: "listing",
    nearestAetheryte: "suspended-masonry",
    items: [
      {
        item: "phantom-dispeller-beta",
        itemId: 50975,
        kind: "dispeller",
      },
      {
        item: "notes-on-persistent-pots",
        itemId: 47738,
        kind: "record",
      },
    ],
    side: "south",
    attackerBnpcNameIds: [14884, 14887],
    slotMinutes: 30,
    repeatMinutes: 60,
    alternatesWith: "daylight-pottery",
    confidence: "high",
    minutes: null,
  },
];
