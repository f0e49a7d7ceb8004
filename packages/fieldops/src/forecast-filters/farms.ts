import type { SpawnFilter } from "./types.ts";

/*
 * The fifteen filters of old: five notorious monsters, five Eureka farms, five fragment farms.
 * Collected by players: sharedferret/lynn (MIT) for the filters, ClassicRagu/bozjanet2 and EurekaEnjoyer/Eureka_Guides (no licence
 * stated; facts only) for sprites, chains and magia, snorux/EurekaHelper (Apache-2.0) for places. Item and enemy names: sheets, 7.51.
 * Where a source named a weather that its zone cannot have, or an enemy that the weather does not bring, the possible reading
 * stands and `conflicts` tells the other one. Chains and magia: medium; mutation rates: low.
 */
export const spawnFilters: readonly SpawnFilter[] = [
  {
    id: "cassie",
    uri: "cassie",
    aliases: ["copycatcassie", "copycat-cassie"],
    kind: "notorious-monster",
    zone: "eurekaPagos",
    map: "pagos",
    weather: ["blizzards"],
    appliesTo: "monster",
    position: {
      map: "pagos",
      x: 22.3,
      y: 14.3,
    },
    monsters: [
      {
        name: "copycat-cassie",
        bnpcNameId: 7505,
        level: 35,
        element: "ice",
        weather: ["blizzards"],
        position: {
          map: "pagos",
          x: 22.3,
          y: 14.3,
        },
      },
    ],
    notoriousMonster: "copycat-cassie",
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
    rewards: [
      {
        item: "cassie-earring",
        itemId: 22973,
        rate: "rare",
      },
    ],
    resultMode: "single-period",
    conflict: true,
    confidence: "high",
  },
  {
    id: "crab",
    uri: "crab",
    aliases: ["kingartho", "king-arthro"],
    kind: "notorious-monster",
    zone: "eurekaPagos",
    map: "pagos",
    weather: ["fog"],
    appliesTo: "monster",
    position: {
      map: "pagos",
      x: 8.8,
      y: 15.46,
    },
    monsters: [
      {
        name: "king-arthro",
        bnpcNameId: 7508,
        level: 29,
        element: "water",
        weather: ["fog"],
        position: {
          map: "pagos",
          x: 8.8,
          y: 15.46,
        },
      },
    ],
    notoriousMonster: "king-arthro",
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
    rewards: [
      {
        item: "blitzring",
        itemId: 36121,
        rate: "rare",
      },
    ],
    resultMode: "single-period",
    conflict: true,
    confidence: "high",
    conflicts: [
      {
        field: "name",
        kept: "King Arthro",
        others: ["King Artho"],
        reason: "the name in the game",
      },
    ],
  },
  {
    id: "skoll",
    uri: "skoll",
    aliases: [],
    kind: "notorious-monster",
    zone: "eurekaPyros",
    map: "pyros",
    weather: ["blizzards"],
    appliesTo: "monster",
    position: {
      map: "pyros",
      x: 24.08,
      y: 30.13,
    },
    monsters: [
      {
        name: "skoll",
        bnpcNameId: 7739,
        level: 50,
        element: "ice",
        weather: ["blizzards"],
        position: {
          map: "pyros",
          x: 24.08,
          y: 30.13,
        },
      },
    ],
    notoriousMonster: "skoll",
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
    rewards: [
      {
        item: "skolls-claw",
        itemId: 24287,
        rate: "rare",
      },
    ],
    resultMode: "single-period",
    conflict: true,
    confidence: "high",
  },
  {
    id: "pazuzu",
    uri: "pazuzu",
    aliases: [],
    kind: "notorious-monster",
    zone: "eurekaAnemos",
    map: "anemos",
    weather: ["gales"],
    appliesTo: "monster",
    position: {
      map: "anemos",
      x: 7.41,
      y: 21.67,
    },
    monsters: [
      {
        name: "pazuzu",
        bnpcNameId: 7143,
        level: 20,
        element: "wind",
        weather: ["gales"],
        position: {
          map: "anemos",
          x: 7.41,
          y: 21.67,
        },
      },
    ],
    notoriousMonster: "pazuzu",
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
    rewards: [
      {
        item: "pazuzus-feather",
        itemId: 21802,
        quantity: 3,
        rate: "always",
      },
    ],
    resultMode: "single-period",
    conflict: true,
    confidence: "high",
  },
  {
    id: "penny",
    uri: "penny",
    aliases: ["penthesilea"],
    kind: "notorious-monster",
    zone: "eurekaPyros",
    map: "pyros",
    weather: ["heatWaves"],
    appliesTo: "monster",
    position: {
      map: "pyros",
      x: 35.97,
      y: 5.95,
    },
    monsters: [
      {
        name: "penthesilea",
        bnpcNameId: 7731,
        level: 50,
        element: "fire",
        weather: ["heatWaves"],
        position: {
          map: "pyros",
          x: 35.97,
          y: 5.95,
        },
      },
    ],
    notoriousMonster: "penthesilea",
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
    rewards: [
      {
        item: "penthesileas-flame",
        itemId: 24123,
        quantity: 2,
        rate: "always",
      },
    ],
    resultMode: "single-period",
    conflict: true,
    confidence: "high",
  },
  {
    id: "cold-box",
    uri: "cold_box",
    aliases: ["cold", "cold_lockbox", "coldbox", "cold-warped-lockbox"],
    kind: "eureka-farm",
    zone: "eurekaPagos",
    map: "pagos",
    weather: ["blizzards"],
    appliesTo: "farm",
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
    rewards: [
      {
        item: "cold-warped-lockbox",
        itemId: 23379,
      },
    ],
    choices: [
      {
        id: "chimera",
        monsters: ["pagos-chimera"],
        weather: ["blizzards"],
      },
      {
        id: "griffin",
        monsters: ["val-griffin"],
        weather: ["fairSkies"],
      },
      {
        id: "amphiptere",
        monsters: ["greater-amphiptere"],
        weather: ["thunder"],
      },
    ],
    resultMode: "merged",
    conflict: false,
    confidence: "high",
    conflicts: [
      {
        field: "weather",
        kept: "blizzards",
        others: ["thunder"],
        reason: "each enemy has its own weather; Blizzards goes with the default one",
      },
    ],
  },
  {
    id: "heat-box",
    uri: "heat_box",
    aliases: ["heat", "heat_lockbox", "heatbox", "heat-warped-lockbox"],
    kind: "eureka-farm",
    zone: "eurekaPyros",
    map: "pyros",
    weather: ["umbralWind"],
    appliesTo: "farm",
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
    rewards: [
      {
        item: "heat-warped-lockbox",
        itemId: 24142,
      },
    ],
    resultMode: "merged",
    conflict: false,
    confidence: "high",
    conflicts: [
      {
        field: "monsters.val-gigantopithecus.element",
        kept: null,
        others: ["fire", "lightning, mutating to wind"],
        reason: "two sources differ",
      },
    ],
  },
  {
    id: "offensive",
    uri: "offensive",
    aliases: ["offensive-logogram"],
    kind: "eureka-farm",
    zone: "eurekaHydatos",
    map: "hydatos",
    weather: ["snow"],
    appliesTo: "farm",
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
    rewards: [
      {
        item: "offensive-logogram",
        itemId: 24010,
      },
    ],
    resultMode: "merged",
    conflict: false,
    confidence: "high",
    conflicts: [
      {
        field: "farming.chainRecipes.0.chain",
        kept: null,
        others: ["29", "30"],
        reason: "the source says 29, its counts add up to 30",
      },
    ],
  },
  {
    id: "conceptual",
    uri: "conceptual",
    aliases: ["conceptual-logogram"],
    kind: "eureka-farm",
    zone: "eurekaHydatos",
    map: "hydatos",
    weather: ["showers", "thunderstorms"],
    appliesTo: "farm",
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
    rewards: [
      {
        item: "conceptual-logogram",
        itemId: 24007,
      },
    ],
    resultMode: "merged",
    conflict: false,
    confidence: "high",
  },
  {
    id: "mitigative",
    uri: "mitigative",
    aliases: ["mitigative-logogram"],
    kind: "eureka-farm",
    zone: "eurekaPyros",
    map: "pyros",
    weather: ["thunder", "heatWaves"],
    appliesTo: "farm",
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
    rewards: [
      {
        item: "mitigative-logogram",
        itemId: 24013,
      },
    ],
    resultMode: "merged",
    conflict: false,
    confidence: "high",
  },
  {
    id: "preparation",
    uri: "preparation",
    aliases: ["forgotten-fragment-of-preparation"],
    kind: "fragment-farm",
    zone: "bozjanSouthernFront",
    map: "bsf",
    weather: ["thunder"],
    appliesTo: "farm",
    area: 1,
    position: {
      map: "bsf",
      x: 34.8,
      y: 28.8,
    },
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
    rewards: [
      {
        item: "forgotten-fragment-of-preparation",
        itemId: 30885,
      },
    ],
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
    resultMode: "merged",
    conflict: false,
    confidence: "medium",
    conflicts: [
      {
        field: "monsters",
        kept: "lightning-sprite 5",
        others: ["wind-sprite 3"],
        reason: "a Wind Sprite does not stand under Thunder",
      },
    ],
  },
  {
    id: "care",
    uri: "care",
    aliases: ["forgotten-fragment-of-care"],
    kind: "fragment-farm",
    zone: "bozjanSouthernFront",
    map: "bsf",
    weather: ["dustStorms", "wind"],
    appliesTo: "farm",
    area: 2,
    position: {
      map: "bsf",
      x: 15.9,
      y: 21.2,
    },
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
    rewards: [
      {
        item: "forgotten-fragment-of-care",
        itemId: 30888,
      },
    ],
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
    resultMode: "merged",
    conflict: false,
    confidence: "high",
  },
  {
    id: "support",
    uri: "support",
    aliases: ["forgotten-fragment-of-support"],
    kind: "fragment-farm",
    zone: "zadnor",
    map: "zadnor",
    weather: ["snow", "wind"],
    appliesTo: "farm",
    area: 3,
    position: {
      map: "zadnor",
      x: 23.5,
      y: 16.2,
    },
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
    rewards: [
      {
        item: "forgotten-fragment-of-support",
        itemId: 30890,
      },
    ],
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
    resultMode: "merged",
    conflict: false,
    confidence: "medium",
    conflicts: [
      {
        field: "zone",
        kept: "zadnor 3",
        others: ["bozjanSouthernFront 3"],
        reason:
          "Snow cannot fall in the Southern Front; weathers and ranks are those of the third area of Zadnor",
      },
      {
        field: "monsters.ice-sprite.name",
        kept: "Ice Sprite",
        others: ["Snow Sprite"],
        reason: "the name in the game",
      },
    ],
  },
  {
    id: "history",
    uri: "history",
    aliases: ["forgotten-fragment-of-history"],
    kind: "fragment-farm",
    zone: "zadnor",
    map: "zadnor",
    weather: ["snow", "wind"],
    appliesTo: "farm",
    area: 1,
    position: {
      map: "zadnor",
      x: 16.4,
      y: 36.4,
    },
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
    rewards: [
      {
        item: "forgotten-fragment-of-history",
        itemId: 33768,
      },
    ],
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
    resultMode: "merged",
    conflict: false,
    confidence: "high",
    conflicts: [
      {
        field: "zone",
        kept: "zadnor 1",
        others: ["bozjanSouthernFront 1"],
        reason: "two listings place it in the first area of Zadnor",
      },
      {
        field: "monsters.ice-sprite.name",
        kept: "Ice Sprite",
        others: ["Snow Sprite"],
        reason: "the name in the game",
      },
    ],
  },
  {
    id: "artistry",
    uri: "artistry",
    aliases: ["forgotten-fragment-of-artistry"],
    kind: "fragment-farm",
    zone: "zadnor",
    map: "zadnor",
    weather: ["thunder", "rain"],
    appliesTo: "farm",
    area: 2,
    position: {
      map: "zadnor",
      x: 4.6,
      y: 22.5,
    },
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
    rewards: [
      {
        item: "forgotten-fragment-of-artistry",
        itemId: 33773,
      },
    ],
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
    resultMode: "merged",
    conflict: false,
    confidence: "high",
  },
];
