import type { SpawnDetails } from "../types.ts";

/*
 * How the filters of `../farms.ts` are called and farmed.
 * Collected by players: sharedferret/lynn (MIT) for the filters, ClassicRagu/bozjanet2 and EurekaEnjoyer/Eureka_Guides (no licence
 * stated; facts only) for sprites, chains and magia, snorux/EurekaHelper (Apache-2.0) for places. Item and enemy names: sheets, 7.51.
 * Where a source named a weather that its zone cannot have, or an enemy that the weather does not bring, the possible reading
 * stands and `../doubtful.ts` tells the other one. Chains and magia: medium; mutation rates: low.
 */
export const farmDetails: Readonly<Record<string, SpawnDetails>> = {
  cassie: {
    fateId: 1365,
    respawnMinutes: 120,
    trigger: {
      name: "ameretat",
      bnpcNameId: 7462,
      level: 40,
      element: "ice",
      weather: [],
      night: false,
      position: {
        map: "pagos",
        x: 21,
        y: 14.5,
      },
    },
  },
  crab: {
    fateId: 1360,
    respawnMinutes: 120,
    trigger: {
      name: "val-snipper",
      bnpcNameId: 7450,
      level: 34,
      element: "water",
      weather: [],
      night: false,
      position: {
        map: "pagos",
        x: 8.7,
        y: 15.4,
      },
    },
  },
  skoll: {
    fateId: 1403,
    respawnMinutes: 120,
    trigger: {
      name: "pyros-shuck",
      bnpcNameId: 7848,
      level: 55,
      element: "earth",
      weather: [],
      night: false,
      position: {
        map: "pyros",
        x: 16,
        y: 36.8,
      },
    },
  },
  pazuzu: {
    fateId: 1329,
    respawnMinutes: 120,
    trigger: {
      name: "shadow-wraith",
      bnpcNameId: 6989,
      level: 25,
      element: "fire",
      weather: [],
      night: true,
      position: {
        map: "anemos",
        x: 8.6,
        y: 20.2,
      },
    },
  },
  penny: {
    fateId: 1404,
    respawnMinutes: 120,
    trigger: {
      name: "val-bloodglider",
      bnpcNameId: 7846,
      level: 55,
      element: "fire",
      weather: [],
      night: false,
      position: {
        map: "pyros",
        x: 33.6,
        y: 8.2,
      },
    },
  },
  "cold-box": {
    monsters: [
      {
        name: "pagos-chimera",
        bnpcNameId: 7459,
        level: 40,
        element: "lightning",
        mutatedElement: "ice",
        weather: ["blizzards"],
        needs: "mutated",
        extraBoxOnChain30: true,
      },
      {
        name: "val-griffin",
        bnpcNameId: 7463,
        level: 40,
        element: "wind",
        mutatedElement: "fire",
        weather: ["fairSkies"],
        needs: "mutated",
        extraBoxOnChain30: true,
      },
      {
        name: "greater-amphiptere",
        bnpcNameId: 7457,
        level: 39,
        element: "fire",
        mutatedElement: "lightning",
        weather: ["thunder"],
        needs: "mutated",
        extraBoxOnChain30: false,
      },
    ],
    farming: {
      mutationRate: "low",
      requires: "mutated",
      chain: 30,
      holdForChain30: ["pagos-chimera", "val-griffin"],
      holderRole: "second-tank",
      chainBuilders: ["greater-amphiptere", "val-ymir", "storm-manta"],
    },
  },
  "heat-box": {
    monsters: [
      {
        name: "val-gigantopithecus",
        bnpcNameId: 7847,
        level: 55,
        element: null,
        weather: ["umbralWind"],
        needs: "mutated",
      },
    ],
    farming: {
      mutationRate: [0.5, 0.75],
      requires: "mutated",
      chain: 30,
      boxesOnChain30: 2,
      holdLastMutatedForChain30: true,
      magia: [
        {
          element: "earth",
          count: 3,
        },
        {
          element: "fire",
          count: 4,
        },
      ],
      optionalMonsters: [
        {
          name: "typhoon-sprite",
          level: 55,
          drops: "inimical-logogram",
        },
      ],
      alternative: {
        monster: "zebu",
        weather: ["snow"],
      },
    },
  },
  "moisture-box": {
    monsters: [
      {
        name: "void-wyvern",
        weather: ["snow"],
      },
    ],
    farming: {
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
    },
  },
  offensive: {
    monsters: [
      {
        name: "snowstorm-sprite",
        bnpcNameId: 7774,
        level: 64,
        element: "ice",
        weather: ["snow"],
        needs: "adapted",
      },
    ],
    farming: {
      requires: "adapted",
      chain: 30,
      buildChainTo: 29,
      killSpriteAt: 30,
      chainRecipes: [
        {
          kills: [
            {
              monsters: ["dark-gargoyle"],
              count: 17,
            },
            {
              monsters: ["hydatos-peiste", "hydatos-delphyne"],
              count: 13,
            },
          ],
          source: "sharedferret/lynn",
        },
        {
          kills: [
            {
              monsters: ["hydatos-zebu"],
              count: "all",
            },
            {
              monsters: ["void-wyvern"],
              count: 5,
            },
          ],
          chain: 29,
          source: "sharedferret/lynn",
        },
        {
          kills: [
            {
              monsters: ["hydatos-delphyne"],
              count: "all",
            },
            {
              monsters: ["hydatos-peiste"],
              count: 4,
            },
            {
              monsters: ["dark-gargoyle"],
              count: 8,
            },
          ],
          magia: [
            {
              element: "wind",
              count: 5,
            },
            {
              element: "earth",
              count: 2,
            },
          ],
          source: "EurekaEnjoyer/Eureka_Guides",
        },
        {
          kills: [
            {
              monsters: ["hydatos-zebu"],
              count: "all",
            },
            {
              monsters: ["void-wyvern"],
              count: "some",
              when: "night",
            },
            {
              monsters: ["hydatos-peiste"],
              count: "some",
              when: "day",
            },
          ],
          magia: [
            {
              element: "fire",
              count: 4,
            },
            {
              element: "water",
              count: 3,
            },
          ],
          source: "EurekaEnjoyer/Eureka_Guides",
        },
      ],
      chainElements: {
        "hydatos-zebu": ["earth", "ice"],
        "void-wyvern": ["lightning", "fire"],
        "crystal-claw": ["fire"],
        "hydatos-peiste": ["wind", "ice"],
        "hydatos-delphyne": ["fire"],
        "dark-gargoyle": ["lightning", "wind"],
        "laboratory-lion": ["earth"],
      },
      keepsAfterWeather: true,
    },
  },
  conceptual: {
    monsters: [
      {
        name: "snowmelt-sprite",
        bnpcNameId: 7471,
        level: 65,
        element: "water",
        weather: ["showers"],
      },
      {
        name: "thunderstorm-sprite",
        bnpcNameId: 7772,
        level: 65,
        element: "lightning",
        weather: ["thunderstorms"],
        lethalAutoAttacks: true,
      },
    ],
    farming: {
      technique: "reflect",
      defensiveMagia: 0,
      gearRemoved: true,
      firstCastOutsideAggro: true,
      action: "reflect-l",
    },
  },
  mitigative: {
    monsters: [
      {
        name: "thunderstorm-sprite",
        bnpcNameId: 7772,
        level: 46,
        element: "lightning",
        weather: ["thunder"],
        levelSync: {
          notoriousMonster: "aetolus",
          fateId: 1394,
          level: 41,
          position: {
            map: "pyros",
            x: 10.15,
            y: 14.22,
          },
        },
        chainTo: 24,
      },
      {
        name: "ember-sprite",
        bnpcNameId: 7773,
        level: 43,
        element: "fire",
        weather: ["heatWaves"],
        levelSync: {
          notoriousMonster: "graffiacane",
          fateId: 1391,
          level: 38,
          position: {
            map: "pyros",
            x: 23.06,
            y: 37.28,
          },
        },
        chainTo: 26,
      },
    ],
    farming: {
      technique: "reflect",
      defensiveMagia: 0,
      gearRemoved: true,
      firstCastOutsideAggro: true,
      levelSyncRequired: true,
      extraDropsOnHighChain: true,
      action: "reflect-l",
    },
  },
  inimical: {
    monsters: [
      {
        name: "snowstorm-sprite",
        bnpcNameId: 7774,
        level: 52,
        element: "ice",
        weather: ["snow", "blizzards"],
        needs: "adapted",
      },
    ],
    farming: {
      requires: "adapted",
    },
  },
  fundamental: {
    monsters: [
      {
        name: "blizzard-sprite",
        bnpcNameId: 6993,
        level: 65,
        element: "ice",
        weather: ["snow"],
      },
      {
        name: "death-sprite",
        bnpcNameId: 7176,
        level: 65,
        element: "lightning",
        weather: ["gloom"],
      },
    ],
    farming: {
      technique: "reflect",
    },
  },
  preparation: {
    monsters: [
      {
        name: "lightning-sprite",
        bnpcNameId: 9536,
        rank: 5,
        weather: ["thunder"],
        position: {
          map: "bsf",
          x: 34.8,
          y: 28.8,
        },
      },
    ],
    farming: {
      technique: "reflect",
      gearRemoved: true,
      firstCastOutsideAggro: true,
      action: "lost-reflect",
      essence: "essence-of-the-irregular",
    },
    otherReadings: [
      {
        zone: "bozjanSouthernFront",
        area: 1,
        weather: ["wind"],
        monsters: [
          {
            name: "wind-sprite",
            rank: 3,
          },
        ],
      },
      {
        zone: "bozjanSouthernFront",
        area: 1,
        weather: ["rain"],
        monsters: [
          {
            name: "water-sprite",
            rank: 4,
          },
        ],
      },
    ],
    sprites: [
      {
        name: "lightning-sprite",
        rank: 5,
        weather: "thunder",
      },
      {
        name: "water-sprite",
        rank: 4,
        weather: "rain",
      },
      {
        name: "wind-sprite",
        rank: 3,
        weather: "wind",
      },
      {
        name: "earth-sprite",
        rank: 2,
        weather: "dustStorms",
      },
    ],
  },
  care: {
    monsters: [
      {
        name: "earth-sprite",
        bnpcNameId: 9538,
        rank: 5,
        weather: ["dustStorms"],
        position: {
          map: "bsf",
          x: 15.9,
          y: 21.2,
        },
      },
      {
        name: "wind-sprite",
        bnpcNameId: 9537,
        rank: 4,
        weather: ["wind"],
        position: {
          map: "bsf",
          x: 21.2,
          y: 20.8,
        },
      },
    ],
    farming: {
      technique: "reflect",
      gearRemoved: true,
      firstCastOutsideAggro: true,
      action: "lost-reflect",
      essence: "essence-of-the-irregular",
    },
    sprites: [
      {
        name: "earth-sprite",
        rank: 5,
        weather: "dustStorms",
      },
      {
        name: "wind-sprite",
        rank: 4,
        weather: "wind",
      },
      {
        name: "lightning-sprite",
        rank: 3,
        weather: "thunder",
      },
      {
        name: "water-sprite",
        rank: 2,
        weather: "rain",
      },
    ],
  },
  support: {
    monsters: [
      {
        name: "ice-sprite",
        bnpcNameId: 10128,
        rank: 5,
        weather: ["snow"],
        position: {
          map: "zadnor",
          x: 23.5,
          y: 16.2,
        },
      },
      {
        name: "wind-sprite",
        bnpcNameId: 10129,
        rank: 4,
        weather: ["wind"],
        position: {
          map: "zadnor",
          x: 18.8,
          y: 10.9,
        },
      },
    ],
    farming: {
      technique: "reflect",
      gearRemoved: true,
      firstCastOutsideAggro: true,
      action: "lost-reflect",
      essence: "essence-of-the-irregular",
    },
    otherReadings: [
      {
        zone: "bozjanSouthernFront",
        area: 3,
        weather: ["wind", "dustStorms"],
        monsters: [
          {
            name: "wind-sprite",
            rank: 5,
          },
          {
            name: "earth-sprite",
            rank: 4,
          },
        ],
      },
      {
        zone: "bozjanSouthernFront",
        area: 3,
        weather: ["wind"],
        monsters: [
          {
            name: "wind-sprite",
            rank: 5,
          },
        ],
      },
    ],
    sprites: [
      {
        name: "ice-sprite",
        rank: 5,
        weather: "snow",
      },
      {
        name: "wind-sprite",
        rank: 4,
        weather: "wind",
      },
      {
        name: "lightning-sprite",
        rank: 3,
        weather: "thunder",
      },
      {
        name: "water-sprite",
        rank: 2,
        weather: "rain",
      },
    ],
  },
  history: {
    monsters: [
      {
        name: "wind-sprite",
        bnpcNameId: 10129,
        rank: 5,
        weather: ["wind"],
        position: {
          map: "zadnor",
          x: 16.4,
          y: 36.4,
        },
      },
      {
        name: "ice-sprite",
        bnpcNameId: 10128,
        rank: 4,
        weather: ["snow"],
        position: {
          map: "zadnor",
          x: 21.4,
          y: 31.9,
        },
      },
    ],
    farming: {
      technique: "reflect",
      gearRemoved: true,
      firstCastOutsideAggro: true,
      action: "lost-reflect",
      essence: "essence-of-the-irregular",
    },
    sprites: [
      {
        name: "wind-sprite",
        rank: 5,
        weather: "wind",
      },
      {
        name: "ice-sprite",
        rank: 4,
        weather: "snow",
      },
      {
        name: "water-sprite",
        rank: 3,
        weather: "rain",
      },
      {
        name: "lightning-sprite",
        rank: 2,
        weather: "thunder",
      },
    ],
  },
  artistry: {
    monsters: [
      {
        name: "water-sprite",
        bnpcNameId: 10127,
        rank: 5,
        weather: ["rain"],
        position: {
          map: "zadnor",
          x: 4.6,
          y: 22.5,
        },
      },
      {
        name: "lightning-sprite",
        bnpcNameId: 10126,
        rank: 4,
        weather: ["thunder"],
        position: {
          map: "zadnor",
          x: 7.8,
          y: 29.9,
        },
      },
    ],
    farming: {
      technique: "reflect",
      gearRemoved: true,
      firstCastOutsideAggro: true,
      action: "lost-reflect",
      essence: "essence-of-the-irregular",
    },
    sprites: [
      {
        name: "water-sprite",
        rank: 5,
        weather: "rain",
      },
      {
        name: "lightning-sprite",
        rank: 4,
        weather: "thunder",
      },
      {
        name: "ice-sprite",
        rank: 3,
        weather: "snow",
      },
      {
        name: "wind-sprite",
        rank: 2,
        weather: "wind",
      },
    ],
  },
};
