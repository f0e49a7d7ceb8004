import type { PhantomTraitFacts } from "./types.ts";

/*
 * The 18 traits of phantom jobs: twelve of the MKDTrait sheet, patch 7.51, six of patch 7.55 as players collected them.
 */
export const phantomTraitFacts: readonly PhantomTraitFacts[] = [
  {
    id: "enhanced-phantom-guard",
    job: "knight",
    level: 4,
    iconId: 82201,
    enhances: ["phantom-guard"],
    effects: [
      {
        kind: "modify",
        stat: "damageTaken",
        change: "down",
        percent: 90,
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-pray",
    job: "knight",
    level: 5,
    iconId: 82202,
    enhances: ["pray"],
    effects: [
      {
        kind: "regen",
        potency: 5000,
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-rage",
    job: "berserker",
    level: 3,
    iconId: 82203,
    enhances: ["rage"],
    effects: [
      {
        kind: "status",
        status: "pentUpRage",
        durationMs: 15000,
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-phantom-kick",
    job: "monk",
    level: 4,
    iconId: 82204,
    enhances: ["phantom-kick"],
    effects: [
      {
        kind: "modify",
        stat: "damageDealt",
        change: "up",
        percent: 7,
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-phantom-kick-ii",
    job: "monk",
    level: 6,
    iconId: 82205,
    enhances: ["phantom-kick"],
    effects: [
      {
        kind: "modify",
        stat: "damageDealt",
        change: "up",
        percent: 9,
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-phantom-aim",
    job: "ranger",
    level: 3,
    iconId: 82206,
    enhances: ["phantom-aim"],
    effects: [
      {
        kind: "modify",
        stat: "criticalHitRate",
        change: "up",
        percent: 30,
      },
      {
        kind: "modify",
        stat: "directHitRate",
        change: "up",
        percent: 30,
      },
      {
        kind: "sureHit",
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-phantom-aim-ii",
    job: "ranger",
    level: 5,
    iconId: 82207,
    enhances: ["phantom-aim"],
    effects: [
      {
        kind: "modify",
        stat: "criticalHitRate",
        change: "up",
        percent: 50,
      },
      {
        kind: "modify",
        stat: "directHitRate",
        change: "up",
        percent: 50,
      },
      {
        kind: "sureHit",
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-iainuki",
    job: "samurai",
    level: 5,
    iconId: 82208,
    enhances: ["iainuki"],
    effects: [
      {
        kind: "damage",
        potency: 500,
        itemLevel: true,
      },
      {
        kind: "instantKo",
        chancePercent: 10,
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-vocals",
    job: "bard",
    level: 2,
    iconId: 82209,
    enhances: ["offensive-aria", "romeos-ballad", "mighty-march", "heros-rime"],
    effects: [
      {
        kind: "modify",
        stat: "potency",
        change: "up",
        percent: null,
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-bell",
    job: "geomancer",
    level: 5,
    iconId: 82210,
    enhances: ["battle-bell", "ringing-respite"],
    effects: [
      {
        kind: "modify",
        stat: "damageDealt",
        change: "up",
        percent: 5,
        status: "battlesClangor",
      },
      {
        kind: "healWhenHit",
        potency: 3000,
      },
    ],
    basis: "game",
  },
  {
    id: "enhanced-phantom-fire",
    job: "cannoneer",
    level: 5,
    iconId: 82211,
    enhances: ["phantom-fire"],
    effects: [
      {
        kind: "instantKo",
        chancePercent: 5,
      },
    ],
    basis: "game",
  },
  {
    id: "lockpicker",
    job: "thief",
    level: 6,
    iconId: 82212,
    effects: [
      {
        kind: "openLocks",
      },
    ],
    basis: "game",
  },
  {
    id: "first-strike",
    job: "ninja",
    level: 5,
    effects: [
      {
        kind: "status",
        status: "firstStrike",
        durationMs: 25000,
      },
    ],
    basis: "players",
  },
  {
    id: "enhanced-occult-jump",
    job: "dragoon",
    level: 4,
    enhances: ["occult-jump"],
    effects: [
      {
        kind: "damage",
        potency: 500,
      },
      {
        kind: "modify",
        stat: "damageTaken",
        change: "down",
        percent: 90,
      },
    ],
    basis: "players",
  },
  {
    id: "occult-learning-i",
    job: "blue-mage",
    level: 1,
    effects: [
      {
        kind: "learnSpells",
      },
    ],
    basis: "players",
  },
  {
    id: "occult-learning-ii",
    job: "blue-mage",
    level: 2,
    effects: [
      {
        kind: "learnSpells",
      },
    ],
    basis: "players",
  },
  {
    id: "occult-learning-iii",
    job: "blue-mage",
    level: 3,
    effects: [
      {
        kind: "learnSpells",
      },
    ],
    basis: "players",
  },
  {
    id: "dualcast",
    job: "red-mage",
    level: 6,
    effects: [
      {
        kind: "status",
        status: "dualcast",
      },
    ],
    basis: "players",
  },
];
