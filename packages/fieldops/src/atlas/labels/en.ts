import type { LayerCategory, LayerId } from "../types.ts";

/** Our own words for the layers. */
export const layerLabels: Readonly<Record<LayerId, string>> = {
  aetherytes: "Aetherytes",
  areaLabels: "Area names",
  namedLocations: "Landmarks",
  baPortals: "Baldesion Arsenal portals",
  blueMagic: "Blue magic enemies",
  bunnyCoffers: "Bunny coffers",
  bunnyFates: "Bunny FATEs",
  carrots: "Half-eaten carrots",
  criticalEngagements: "Critical engagements",
  demiatmaAreas: "Demiatma areas",
  duels: "Duels",
  elementals: "Elementals",
  fates: "FATEs",
  fragmentMobs: "Fragment enemies",
  knowledgeCrystals: "Knowledge crystals",
  logosManipulators: "Logos manipulators",
  lostFindCaches: "Lost finds caches",
  magiaMelders: "Magia melders",
  magicPotCoffers: "Magic pot coffers",
  magicPotFates: "Magic pot FATEs",
  magitekMobs: "Magitek enemies (clusters)",
  mobLevels: "Enemy levels",
  monsters: "Monsters",
  nmPrepMobs: "Trigger monsters",
  nms: "Notorious monsters",
  quests: "Quests and NPCs",
  repair: "Menders",
  returnPoint: "Return point",
  sanguineRecluse: "Sanguine Recluse",
  services: "Services",
  shops: "Shops",
  skirmishes: "Skirmishes",
  starMobs: "Star-rank enemies",
  surveyPoints: "Survey points",
  towers: "Forked Tower",
  traders: "Traders",
  treasureCoffers: "Treasure coffers",
  weatherEnemies: "Weather enemies",
  windCurrents: "Wind currents",
};

/** Layer labels that differ on the maps of the Occult Crescent, where the client has its own term. */
export const occultLabels: Readonly<Partial<Record<LayerId, string>>> = {
  criticalEngagements: "Critical Encounters",
};

/** Label of a single marker of a layer whose markers have no names. */
export const singleLabels: Readonly<Partial<Record<LayerId, string>>> = {
  bunnyCoffers: "Bunny coffer",
  carrots: "Half-eaten carrot",
  elementals: "Elemental",
  lostFindCaches: "Lost finds cache",
  magicPotCoffers: "Magic pot coffer",
  magitekMobs: "Magitek cluster",
  mobLevels: "Enemy level",
  treasureCoffers: "Treasure coffer",
  windCurrents: "Wind current",
};

export const categoryLabels: Readonly<Record<LayerCategory, string>> = {
  general: "General",
  encounters: "Encounters",
  finds: "Treasure",
  enemies: "Enemies",
  progression: "Progression",
};
