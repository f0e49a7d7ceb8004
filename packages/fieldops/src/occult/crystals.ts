import type { CrystalFacts } from "./types.ts";

/*
 * The six demiatma of South Horn and the three phantom dispellers of North Horn, and the encounters that give each.
 * Collected by players: Infiziert90/EurekaTrackerAutoPopper (MIT); North Horn confirmed by a second source. Elsewhere: see `phantomWeapons`.
 */
export const crystals: readonly CrystalFacts[] = [
  {
    id: "azurite-demiatma",
    itemId: 47744,
    kind: "demiatma",
    zone: "southHorn",
    from: [
      {
        table: "engagements",
        id: "scourge-of-the-mind",
        gameId: 33,
      },
      {
        table: "engagements",
        id: "the-unbridled",
        gameId: 35,
      },
      {
        table: "engagements",
        id: "crawling-death",
        gameId: 36,
      },
      {
        table: "fates",
        id: "rough-waters",
        gameId: 1962,
      },
      {
        table: "fates",
        id: "the-golden-guardian",
        gameId: 1963,
      },
      {
        table: "fates",
        id: "a-prying-eye",
        gameId: 1970,
      },
    ],
  },
  {
    id: "orpiment-demiatma",
    itemId: 47749,
    kind: "demiatma",
    zone: "southHorn",
    from: [
      {
        table: "engagements",
        id: "the-black-regiment",
        gameId: 34,
      },
      {
        table: "engagements",
        id: "noise-complaint",
        gameId: 44,
      },
      {
        table: "fates",
        id: "king-of-the-crescent",
        gameId: 1964,
      },
      {
        table: "fates",
        id: "fatal-allure",
        gameId: 1971,
      },
      {
        table: "pot-fates",
        id: "persistent-pots",
        gameId: 1976,
      },
    ],
  },
  {
    id: "verdigris-demiatma",
    itemId: 47745,
    kind: "demiatma",
    zone: "southHorn",
    from: [
      {
        table: "engagements",
        id: "calamity-bound",
        gameId: 37,
      },
      {
        table: "fates",
        id: "a-delicate-balance",
        gameId: 1968,
      },
      {
        table: "fates",
        id: "sworn-to-soil",
        gameId: 1969,
      },
      {
        table: "pot-fates",
        id: "pleading-pots",
        gameId: 1977,
      },
    ],
  },
  {
    id: "malachite-demiatma",
    itemId: 47746,
    kind: "demiatma",
    zone: "southHorn",
    from: [
      {
        table: "engagements",
        id: "trial-by-claw",
        gameId: 38,
      },
      {
        table: "engagements",
        id: "from-times-bygone",
        gameId: 39,
      },
      {
        table: "engagements",
        id: "flame-of-dusk",
        gameId: 47,
      },
      {
        table: "fates",
        id: "an-unending-duty",
        gameId: 1966,
      },
    ],
  },
  {
    id: "caput-mortuum-demiatma",
    itemId: 47748,
    kind: "demiatma",
    zone: "southHorn",
    from: [
      {
        table: "engagements",
        id: "company-of-stone",
        gameId: 40,
      },
      {
        table: "engagements",
        id: "on-the-hunt",
        gameId: 42,
      },
      {
        table: "engagements",
        id: "eternal-watch",
        gameId: 46,
      },
      {
        table: "fates",
        id: "serving-darkness",
        gameId: 1972,
      },
    ],
  },
  {
    id: "realgar-demiatma",
    itemId: 47747,
    kind: "demiatma",
    zone: "southHorn",
    from: [
      {
        table: "engagements",
        id: "shark-attack",
        gameId: 41,
      },
      {
        table: "engagements",
        id: "with-extreme-prejudice",
        gameId: 43,
      },
      {
        table: "engagements",
        id: "cursed-concern",
        gameId: 45,
      },
      {
        table: "fates",
        id: "the-winged-terror",
        gameId: 1965,
      },
      {
        table: "fates",
        id: "brain-drain",
        gameId: 1967,
      },
    ],
  },
  {
    id: "phantom-dispeller-alpha",
    itemId: 50974,
    kind: "dispeller",
    zone: "northHorn",
    from: [
      {
        table: "engagements",
        id: "many-mouths-to-feed",
        gameId: 49,
      },
      {
        table: "engagements",
        id: "forbidden-folios",
        gameId: 52,
      },
      {
        table: "engagements",
        id: "web-of-terror",
        gameId: 55,
      },
      {
        table: "engagements",
        id: "appalling-behavior",
        gameId: 59,
      },
      {
        table: "engagements",
        id: "ahead-of-the-competition",
        gameId: 62,
      },
      {
        table: "fates",
        id: "raging-thrall",
        gameId: 2074,
      },
      {
        table: "fates",
        id: "waved-away",
        gameId: 2077,
      },
      {
        table: "fates",
        id: "a-rotten-affair",
        gameId: 2081,
      },
      {
        table: "fates",
        id: "gale-force-encounter",
        gameId: 2082,
      },
    ],
  },
  {
    id: "phantom-dispeller-gamma",
    itemId: 50976,
    kind: "dispeller",
    zone: "northHorn",
    from: [
      {
        table: "engagements",
        id: "doubled-trouble",
        gameId: 50,
      },
      {
        table: "engagements",
        id: "a-beast-unleashed",
        gameId: 56,
      },
      {
        table: "engagements",
        id: "familiar-tactics",
        gameId: 58,
      },
      {
        table: "engagements",
        id: "lost-on-the-wind",
        gameId: 61,
      },
      {
        table: "engagements",
        id: "accept-no-imitators",
        gameId: 63,
      },
      {
        table: "pot-fates",
        id: "daylight-pottery",
        gameId: 2072,
      },
      {
        table: "fates",
        id: "shoreline-showdown",
        gameId: 2076,
      },
      {
        table: "fates",
        id: "inconstant-gardener",
        gameId: 2079,
      },
      {
        table: "fates",
        id: "scale-model",
        gameId: 2083,
      },
    ],
  },
  {
    id: "phantom-dispeller-beta",
    itemId: 50975,
    kind: "dispeller",
    zone: "northHorn",
    from: [
      {
        table: "engagements",
        id: "quarried-away",
        gameId: 51,
      },
      {
        table: "engagements",
        id: "cursed-resurgence",
        gameId: 53,
      },
      {
        table: "engagements",
        id: "imbalanced-diet",
        gameId: 54,
      },
      {
        table: "engagements",
        id: "dark-artistry",
        gameId: 57,
      },
      {
        table: "engagements",
        id: "tiny-terror",
        gameId: 60,
      },
      {
        table: "pot-fates",
        id: "in-a-pot-of-bother",
        gameId: 2073,
      },
      {
        table: "fates",
        id: "eye-to-eye",
        gameId: 2075,
      },
      {
        table: "fates",
        id: "allure-of-the-occult",
        gameId: 2078,
      },
      {
        table: "fates",
        id: "territorial-dispute",
        gameId: 2080,
      },
      {
        table: "fates",
        id: "thunderregnum",
        gameId: 2084,
      },
    ],
  },
];
