import type { BunnyFateFacts } from "./types.ts";

/*
 * The five FATEs of the Happy Bunnies of Eureka. Names and levels: sheet Fate, 7.51 (for the first in Eureka Pagos the sheet has 20, players
 * give 21; the sheet stands). Places: Infiziert90/EurekaTrackerAutoPopper (MIT). How long one takes to return is not known from these sources.
 */
export const bunnyFateFacts: readonly BunnyFateFacts[] = [
  {
    id: "down-the-rabbit-hole",
    gameId: 1367,
    zone: "eurekaPagos",
    map: "pagos",
    level: 20,
    levelMax: 23,
    position: {
      map: "pagos",
      x: 18.13,
      y: 27.6,
    },
    cofferGroup: "low",
    confidence: "high",
  },
  {
    id: "curiouser-and-curiouser",
    gameId: 1368,
    zone: "eurekaPagos",
    map: "pagos",
    level: 31,
    levelMax: 34,
    position: {
      map: "pagos",
      x: 20.6,
      y: 21.29,
    },
    cofferGroup: "high",
    confidence: "high",
  },
  {
    id: "were-all-mad-here",
    gameId: 1407,
    zone: "eurekaPyros",
    map: "pyros",
    level: 35,
    levelMax: 38,
    position: {
      map: "pyros",
      x: 23.98,
      y: 26.22,
    },
    cofferGroup: "low",
    confidence: "high",
  },
  {
    id: "uncommon-nonsense",
    gameId: 1408,
    zone: "eurekaPyros",
    map: "pyros",
    level: 46,
    levelMax: 49,
    position: {
      map: "pyros",
      x: 24.96,
      y: 11.21,
    },
    cofferGroup: "high",
    confidence: "high",
  },
  {
    id: "drink-me",
    gameId: 1425,
    zone: "eurekaHydatos",
    map: "hydatos",
    level: 50,
    levelMax: 53,
    position: {
      map: "hydatos",
      x: 14.09,
      y: 21.45,
    },
    cofferGroup: "only",
    confidence: "high",
  },
];
