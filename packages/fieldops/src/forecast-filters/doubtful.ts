import type { SpawnSureness } from "./types.ts";

/**
 * The spawns of which something is less than sure, apart from their other details: a line about a spawn needs no more to mark it.
 * Sources and confidence: see the tables of `details/`.
 */
export const doubtful: Readonly<Record<string, SpawnSureness>> = {
  crab: {
    conflicts: [
      {
        field: "name",
        kept: "King Arthro",
        others: ["King Artho"],
        reason: "the name in the game",
      },
    ],
  },
  "cold-box": {
    conflicts: [
      {
        field: "weather",
        kept: "blizzards",
        others: ["thunder"],
        reason: "each enemy has its own weather; Blizzards goes with the default one",
      },
    ],
  },
  "heat-box": {
    conflicts: [
      {
        field: "monsters.val-gigantopithecus.element",
        kept: null,
        others: ["fire", "lightning, mutating to wind"],
        reason: "two sources differ",
      },
    ],
  },
  "moisture-box": {
    confidence: "medium",
  },
  offensive: {
    conflicts: [
      {
        field: "farming.chainRecipes.0.chain",
        kept: null,
        others: ["29", "30"],
        reason: "the source says 29, its counts add up to 30",
      },
    ],
  },
  inimical: {
    confidence: "medium",
  },
  fundamental: {
    confidence: "medium",
  },
  preparation: {
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
  support: {
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
  history: {
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
};
