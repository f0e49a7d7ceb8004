import type { WeatherFarmFacts } from "./types.ts";

/*
 * Four farms that players know besides the forecast filters. Collected by players: ClassicRagu/bozjanet2 and EurekaEnjoyer/Eureka_Guides (no licence
 * stated; facts only). One source each but for the Moisture-warped Lockbox.
 */
export const weatherFarmFacts: readonly WeatherFarmFacts[] = [
  {
    id: "inimical-logogram",
    zone: "eurekaPyros",
    map: "pyros",
    weather: ["snow", "blizzards"],
    reward: {
      item: "inimical-logogram",
      itemId: 24014,
    },
    sources: ["ClassicRagu/bozjanet2"],
    confidence: "low",
  },
  {
    id: "fundamental-logogram",
    zone: "eurekaHydatos",
    map: "hydatos",
    weather: ["gloom", "snow"],
    reward: {
      item: "fundamental-logogram",
      itemId: 24008,
    },
    sources: ["ClassicRagu/bozjanet2"],
    confidence: "low",
  },
  {
    id: "moisture-warped-lockbox",
    zone: "eurekaHydatos",
    map: "hydatos",
    weather: ["snow"],
    night: true,
    reward: {
      item: "moisture-warped-lockbox",
      itemId: 24849,
    },
    monsters: ["void-wyvern"],
    magia: [
      {
        element: "earth",
        count: 3,
      },
      {
        element: "wind",
        count: 4,
      },
    ],
    sources: ["ClassicRagu/bozjanet2", "EurekaEnjoyer/Eureka_Guides"],
    confidence: "medium",
  },
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
