import type { WeatherFarmFacts } from "./types.ts";

/*
 * A farm that players know and that no weather and no hour binds, so that no forecast tells of it. Collected by players:
 * EurekaEnjoyer/Eureka_Guides (no licence stated; facts only).
 */
export const weatherFarmFacts: readonly WeatherFarmFacts[] = [
  {
    id: "obscure-logogram",
    zone: "eurekaHydatos",
    map: "hydatos",
    weather: [],
    reward: {
      item: "obscure-logogram",
      itemId: 24809,
    },
    monsters: ["crystal-claw", "laboratory-lion"],
    kills: [
      {
        monsters: ["crystal-claw"],
        count: "all",
      },
      {
        monsters: ["laboratory-lion"],
        count: 6,
      },
    ],
    magia: [
      {
        element: "wind",
        count: 5,
      },
      {
        element: "water",
        count: 2,
      },
    ],
    sources: ["EurekaEnjoyer/Eureka_Guides"],
    confidence: "low",
  },
];
