import type { KnowledgeFacts } from "./types.ts";

/*
 * Knowledge levels. Experience: sheet MKDGrowData, 7.51 (rows past 39 lie beyond the cap). Cap, sync, losses and chains: notes on 7.55 and two
 * plugins, confirmed; one tool says 50, which is the bound of enemies.
 */
export const knowledge: KnowledgeFacts = {
  levelMax: 40,
  levelMaxSouthHorn: 20,
  syncInSouthHorn: 20,
  experience: [
    200, 600, 2160, 5000, 8160, 11370, 12320, 13220, 14110, 14990, 15850, 16690, 17620, 18550, 19840, 21110,
    22700, 22860, 23400, 24000, 37540, 45000, 52440, 59850, 67250, 74660, 82070, 89520, 96990, 104530, 108550,
    112480, 116360, 120180, 123980, 125550, 127210, 128970, 130210,
  ],
  lossAboveLevel: 5,
  balancedPartyMaxGap: 3,
  chainMax: 30,
  enemyLevelMax: 48,
  chainLevelGap: [
    {
      players: [1, 1],
      gap: [2, 2],
    },
    {
      players: [2, 2],
      gap: [3, 3],
    },
    {
      players: [3, 4],
      gap: [4, 5],
    },
    {
      players: [5, 6],
      gap: [6, 7],
    },
    {
      players: [7, 8],
      gap: [7, 8],
    },
  ],
};
