import type { TreasureFacts } from "./types.ts";

/*
 * Coffers, carrots and pots. Counts from layout data (North Horn 68 coffers in two exports); South Horn 68 coffers, 25 carrots and 80 pot
 * coffers matched one to one with the game's own positions. Contents of North Horn's pot coffers: one source.
 */
export const treasure: TreasureFacts = {
  northHorn: {
    coffers: {
      bronze: 60,
      silver: 8,
    },
    carrots: 25,
    potContents: [
      {
        coffer: "bronze",
        silverObols: 100,
        goldObols: 160,
        gil: 1000,
      },
      {
        coffer: "silver",
        silverObols: 300,
        goldObols: 480,
        gil: 5000,
      },
      {
        coffer: "gold",
        silverObols: 1000,
        goldObols: 1600,
        gil: 30000,
      },
      {
        coffer: "fate",
        silverObols: 160,
        goldObols: 160,
        gil: 0,
      },
    ],
    potContentsConfidence: "medium",
  },
  southHorn: {
    coffers: 68,
    carrots: 25,
    potCoffers: 80,
  },
  pots: {
    slotMinutes: 30,
    repeatMinutes: 60,
    firstAfterInstanceStart: [
      {
        minutes: 5,
        side: "north",
      },
      {
        minutes: 20,
        side: null,
      },
    ],
    firstConfidence: "medium",
  },
};
