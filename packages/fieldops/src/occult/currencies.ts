import type { CurrencyFacts } from "./types.ts";

/*
 * What the Occult Crescent pays in. South Horn: sheet Item. North Horn: players' plugins, July and August 2026, confirmed by two of them.
 * `earnedFrom` empty: not collected.
 */
export const currencies: readonly CurrencyFacts[] = [
  {
    id: "enlightenment-silver-piece",
    itemId: 45043,
    iconId: 65119,
    zone: "southHorn",
    kind: "silver",
    earnedFrom: [],
  },
  {
    id: "enlightenment-gold-piece",
    itemId: 45044,
    iconId: 65118,
    zone: "southHorn",
    kind: "gold",
    earnedFrom: [],
  },
  {
    id: "sanguine-cipher",
    itemId: 47739,
    iconId: 65121,
    zone: "southHorn",
    kind: "towerEntry",
    earnedFrom: [],
  },
  {
    id: "enlightenment-silver-obol",
    itemId: 51975,
    iconId: 65142,
    zone: "northHorn",
    kind: "silver",
    earnedFrom: ["engagement", "fate", "pot-fate"],
  },
  {
    id: "enlightenment-gold-obol",
    itemId: 51976,
    zone: "northHorn",
    kind: "gold",
    earnedFrom: ["enemy", "pot-fate"],
  },
  {
    id: "arcane-amulet",
    itemId: 51977,
    zone: "northHorn",
    kind: "towerReward",
    earnedFrom: ["the-forked-tower-magic"],
  },
  {
    id: "final-final-fixative",
    itemId: 51978,
    zone: "northHorn",
    kind: "material",
    earnedFrom: [],
    costs: [
      {
        currencyItemId: 51975,
        cost: 1200,
      },
      {
        currencyItemId: 51976,
        cost: 1920,
      },
    ],
  },
  {
    id: "phantom-dispeller-alpha",
    itemId: 50974,
    iconId: 26229,
    zone: "northHorn",
    kind: "dispeller",
    earnedFrom: [],
  },
  {
    id: "phantom-dispeller-beta",
    itemId: 50975,
    iconId: 26231,
    zone: "northHorn",
    kind: "dispeller",
    earnedFrom: [],
  },
  {
    id: "phantom-dispeller-gamma",
    itemId: 50976,
    iconId: 26230,
    zone: "northHorn",
    kind: "dispeller",
    earnedFrom: [],
  },
];
