import type { ShopFacts } from "./types.ts";

/*
 * Exchanges of the Occult Crescent. North Horn's five lists (98 wares): baanderson40/Another_Occult_Crescent_Helper (AGPL-3.0; facts only), equal in
 * a second listing. Arcane Amulets: two prices alone are known, each from one source. South Horn: of its exchange
 * only the soul shards were collected.
 */
export const shops: readonly ShopFacts[] = [
  {
    id: "silver-obol-il-780-armor",
    vendor: "expedition-antiquarian",
    npcId: 1059485,
    zone: "northHorn",
    position: {
      map: "northhorn",
      x: 39.3,
      y: 38.6,
    },
    currencyItemId: 51975,
    tab: "armor",
    wares: [
      {
        item: "phantom-vision-mask-of-fending",
        itemId: 51811,
        cost: 4000,
      },
      {
        item: "phantom-vision-mask-of-maiming",
        itemId: 51831,
        cost: 4000,
      },
      {
        item: "phantom-vision-turban-of-striking",
        itemId: 51851,
        cost: 4000,
      },
      {
        item: "phantom-vision-turban-of-scouting",
        itemId: 51891,
        cost: 4000,
      },
      {
        item: "phantom-vision-turban-of-aiming",
        itemId: 51871,
        cost: 4000,
      },
      {
        item: "phantom-vision-nightcap-of-casting",
        itemId: 51931,
        cost: 4000,
      },
      {
        item: "phantom-vision-nightcap-of-healing",
        itemId: 51911,
        cost: 4000,
      },
      {
        item: "phantom-vision-corselet-of-fending",
        itemId: 51812,
        cost: 4000,
      },
      {
        item: "phantom-vision-corselet-of-maiming",
        itemId: 51832,
        cost: 4000,
      },
      {
        item: "phantom-vision-robe-of-striking",
        itemId: 51852,
        cost: 4000,
      },
      {
        item: "phantom-vision-robe-of-scouting",
        itemId: 51892,
        cost: 4000,
      },
      {
        item: "phantom-vision-robe-of-aiming",
        itemId: 51872,
        cost: 4000,
      },
      {
        item: "phantom-vision-acton-of-casting",
        itemId: 51932,
        cost: 4000,
      },
      {
        item: "phantom-vision-acton-of-healing",
        itemId: 51912,
        cost: 4000,
      },
      {
        item: "phantom-vision-vambraces-of-fending",
        itemId: 51813,
        cost: 4000,
      },
      {
        item: "phantom-vision-vambraces-of-maiming",
        itemId: 51833,
        cost: 4000,
      },
      {
        item: "phantom-vision-wristwraps-of-striking",
        itemId: 51853,
        cost: 4000,
      },
      {
        item: "phantom-vision-wristwraps-of-scouting",
        itemId: 51893,
        cost: 4000,
      },
      {
        item: "phantom-vision-wristwraps-of-aiming",
        itemId: 51873,
        cost: 4000,
      },
      {
        item: "phantom-vision-wristwraps-of-casting",
        itemId: 51933,
        cost: 4000,
      },
      {
        item: "phantom-vision-wristwraps-of-healing",
        itemId: 51913,
        cost: 4000,
      },
      {
        item: "phantom-vision-bottoms-of-fending",
        itemId: 51814,
        cost: 4000,
      },
      {
        item: "phantom-vision-bottoms-of-maiming",
        itemId: 51834,
        cost: 4000,
      },
      {
        item: "phantom-vision-sarouel-of-striking",
        itemId: 51854,
        cost: 4000,
      },
      {
        item: "phantom-vision-sarouel-of-scouting",
        itemId: 51894,
        cost: 4000,
      },
      {
        item: "phantom-vision-sarouel-of-aiming",
        itemId: 51874,
        cost: 4000,
      },
      {
        item: "phantom-vision-sarouel-of-casting",
        itemId: 51934,
        cost: 4000,
      },
      {
        item: "phantom-vision-sarouel-of-healing",
        itemId: 51914,
        cost: 4000,
      },
      {
        item: "phantom-vision-sollerets-of-fending",
        itemId: 51815,
        cost: 4000,
      },
      {
        item: "phantom-vision-sollerets-of-maiming",
        itemId: 51835,
        cost: 4000,
      },
      {
        item: "phantom-vision-boots-of-striking",
        itemId: 51855,
        cost: 4000,
      },
      {
        item: "phantom-vision-boots-of-scouting",
        itemId: 51895,
        cost: 4000,
      },
      {
        item: "phantom-vision-boots-of-aiming",
        itemId: 51875,
        cost: 4000,
      },
      {
        item: "phantom-vision-crakows-of-casting",
        itemId: 51935,
        cost: 4000,
      },
      {
        item: "phantom-vision-crakows-of-healing",
        itemId: 51915,
        cost: 4000,
      },
    ],
    confidence: "high",
  },
  {
    id: "silver-obol-other-armor",
    vendor: "expedition-antiquarian",
    npcId: 1059485,
    zone: "northHorn",
    position: {
      map: "northhorn",
      x: 39.3,
      y: 38.6,
    },
    currencyItemId: 51975,
    tab: "armor",
    wares: [
      {
        item: "tule-tunic",
        itemId: 51952,
        cost: 1000,
      },
      {
        item: "tule-halfgloves",
        itemId: 51953,
        cost: 1000,
      },
      {
        item: "tule-trousers",
        itemId: 51954,
        cost: 1000,
      },
      {
        item: "tule-longboots",
        itemId: 51955,
        cost: 1000,
      },
    ],
    confidence: "high",
  },
  {
    id: "silver-obol-other-other",
    vendor: "expedition-antiquarian",
    npcId: 1059485,
    zone: "northHorn",
    position: {
      map: "northhorn",
      x: 39.3,
      y: 38.6,
    },
    currencyItemId: 51975,
    tab: "other",
    wares: [
      {
        item: "ninjas-soul-shard",
        itemId: 51967,
        cost: 1000,
      },
      {
        item: "black-mages-soul-shard",
        itemId: 51968,
        cost: 1000,
      },
      {
        item: "white-mages-soul-shard",
        itemId: 51969,
        cost: 1000,
      },
      {
        item: "red-mages-soul-shard",
        itemId: 51973,
        cost: 1000,
      },
      {
        item: "north-horn-riding-map",
        itemId: 51966,
        cost: 3000,
      },
      {
        item: "nymian-uolosapa",
        itemId: 52284,
        cost: 500,
      },
      {
        item: "dungeon-dawntrail-orchestrion-roll",
        itemId: 52366,
        cost: 1000,
      },
      {
        item: "sealed-away-dawntrail-orchestrion-roll",
        itemId: 52367,
        cost: 1000,
      },
      {
        item: "crescent-stone-pillar",
        itemId: 51283,
        cost: 400,
      },
      {
        item: "crescent-wall-rack",
        itemId: 51284,
        cost: 400,
      },
      {
        item: "winged-scalekin-fossil",
        itemId: 51282,
        cost: 400,
      },
      {
        item: "occult-potion",
        itemId: 47741,
        cost: 40,
      },
      {
        item: "occult-coffer",
        itemId: 47740,
        cost: 40,
      },
      {
        item: "final-final-fixative",
        itemId: 51978,
        cost: 1200,
      },
      {
        item: "savage-aim-materia-xi",
        itemId: 41759,
        cost: 100,
      },
      {
        item: "savage-aim-materia-xii",
        itemId: 41772,
        cost: 200,
      },
      {
        item: "savage-might-materia-xi",
        itemId: 41760,
        cost: 100,
      },
      {
        item: "savage-might-materia-xii",
        itemId: 41773,
        cost: 200,
      },
      {
        item: "heavens-eye-materia-xi",
        itemId: 41758,
        cost: 100,
      },
      {
        item: "heavens-eye-materia-xii",
        itemId: 41771,
        cost: 200,
      },
      {
        item: "quickarm-materia-xi",
        itemId: 41768,
        cost: 100,
      },
      {
        item: "quickarm-materia-xii",
        itemId: 41781,
        cost: 200,
      },
      {
        item: "quicktongue-materia-xi",
        itemId: 41769,
        cost: 100,
      },
      {
        item: "quicktongue-materia-xii",
        itemId: 41782,
        cost: 200,
      },
      {
        item: "battledance-materia-xi",
        itemId: 41761,
        cost: 100,
      },
      {
        item: "battledance-materia-xii",
        itemId: 41774,
        cost: 200,
      },
      {
        item: "piety-materia-xi",
        itemId: 41757,
        cost: 100,
      },
      {
        item: "piety-materia-xii",
        itemId: 41770,
        cost: 200,
      },
    ],
    confidence: "high",
  },
  {
    id: "gold-obol-armor",
    vendor: "expedition-antiquarian",
    npcId: 1059485,
    zone: "northHorn",
    position: {
      map: "northhorn",
      x: 39.3,
      y: 38.6,
    },
    currencyItemId: 51976,
    tab: "armor",
    wares: [
      {
        item: "torna-tunic",
        itemId: 51957,
        cost: 1600,
      },
      {
        item: "torna-wristlets",
        itemId: 51958,
        cost: 1600,
      },
      {
        item: "torna-boots",
        itemId: 51960,
        cost: 1600,
      },
      {
        item: "carwen-bandana",
        itemId: 51961,
        cost: 1600,
      },
      {
        item: "carwen-tunic",
        itemId: 51962,
        cost: 1600,
      },
      {
        item: "carwen-armlets",
        itemId: 51963,
        cost: 1600,
      },
      {
        item: "carwen-tights",
        itemId: 51964,
        cost: 1600,
      },
      {
        item: "carwen-boots",
        itemId: 51965,
        cost: 1600,
      },
    ],
    confidence: "high",
  },
  {
    id: "gold-obol-other",
    vendor: "expedition-antiquarian",
    npcId: 1059485,
    zone: "northHorn",
    position: {
      map: "northhorn",
      x: 39.3,
      y: 38.6,
    },
    currencyItemId: 51976,
    tab: "other",
    wares: [
      {
        item: "dragoons-soul-shard",
        itemId: 51970,
        cost: 1600,
      },
      {
        item: "summoners-soul-shard",
        itemId: 51971,
        cost: 1600,
      },
      {
        item: "to-the-north-mountain-dawntrail-orchestrion-roll",
        itemId: 52368,
        cost: 1600,
      },
      {
        item: "blue-crescent-moon",
        itemId: 51286,
        cost: 800,
      },
      {
        item: "yellow-crescent-cube",
        itemId: 51287,
        cost: 800,
      },
      {
        item: "red-crescent-crystal",
        itemId: 51288,
        cost: 800,
      },
      {
        item: "occult-potion",
        itemId: 47741,
        cost: 50,
      },
      {
        item: "occult-coffer",
        itemId: 47740,
        cost: 50,
      },
      {
        item: "final-final-fixative",
        itemId: 51978,
        cost: 1920,
      },
      {
        item: "savage-aim-materia-xi",
        itemId: 41759,
        cost: 160,
      },
      {
        item: "savage-aim-materia-xii",
        itemId: 41772,
        cost: 320,
      },
      {
        item: "savage-might-materia-xi",
        itemId: 41760,
        cost: 160,
      },
      {
        item: "savage-might-materia-xii",
        itemId: 41773,
        cost: 320,
      },
      {
        item: "heavens-eye-materia-xi",
        itemId: 41758,
        cost: 160,
      },
      {
        item: "heavens-eye-materia-xii",
        itemId: 41771,
        cost: 320,
      },
      {
        item: "quickarm-materia-xi",
        itemId: 41768,
        cost: 160,
      },
      {
        item: "quickarm-materia-xii",
        itemId: 41781,
        cost: 320,
      },
      {
        item: "quicktongue-materia-xi",
        itemId: 41769,
        cost: 160,
      },
      {
        item: "quicktongue-materia-xii",
        itemId: 41782,
        cost: 320,
      },
      {
        item: "battledance-materia-xi",
        itemId: 41761,
        cost: 160,
      },
      {
        item: "battledance-materia-xii",
        itemId: 41774,
        cost: 320,
      },
      {
        item: "piety-materia-xi",
        itemId: 41757,
        cost: 160,
      },
      {
        item: "piety-materia-xii",
        itemId: 41770,
        cost: 320,
      },
    ],
    confidence: "high",
  },
  {
    id: "arcane-amulet",
    vendor: "expedition-antiquarian",
    npcId: 1059485,
    zone: "northHorn",
    position: {
      map: "northhorn",
      x: 39.3,
      y: 38.6,
    },
    currencyItemId: 51977,
    tab: "other",
    wares: [
      {
        item: "simple-oval-spectacles",
        cost: 40,
      },
      {
        item: "duck-billed-porter",
        cost: 500,
      },
    ],
    confidence: "medium",
  },
  {
    id: "south-horn-soul-shards-silver",
    vendor: "expedition-antiquarian",
    npcId: 1053614,
    zone: "southHorn",
    currencyItemId: 45043,
    tab: "other",
    wares: [
      {
        item: "time-mages-soul-shard",
        itemId: 47755,
        cost: 1000,
      },
      {
        item: "cannoneers-soul-shard",
        itemId: 47756,
        cost: 1000,
      },
      {
        item: "chemists-soul-shard",
        itemId: 48748,
        cost: 1000,
      },
      {
        item: "mystic-knights-soul-shard",
        itemId: 49823,
        cost: 1000,
      },
      {
        item: "dancers-soul-shard",
        itemId: 49825,
        cost: 1000,
      },
    ],
    confidence: "high",
  },
  {
    id: "south-horn-soul-shards-gold",
    vendor: "expedition-antiquarian",
    npcId: 1053614,
    zone: "southHorn",
    currencyItemId: 45044,
    tab: "other",
    wares: [
      {
        item: "samurais-soul-shard",
        itemId: 47753,
        cost: 1600,
      },
      {
        item: "geomancers-soul-shard",
        itemId: 47754,
        cost: 1600,
      },
      {
        item: "thiefs-soul-shard",
        itemId: 48749,
        cost: 1600,
      },
      {
        item: "gladiators-soul-shard",
        itemId: 49824,
        cost: 1600,
      },
    ],
    confidence: "high",
  },
];
