import type { LayerCategory, LayerId } from "../types.ts";

/** Our own words for the layers. */
export const layerLabels: Readonly<Record<LayerId, string>> = {
  aetherytes: "Aetherytes",
  areaLabels: "Area names",
  namedLocations: "Landmarks",
  baPortals: "Baldesion Arsenal portals",
  blueMagic: "Blue magic teachers",
  bunnyCoffers: "Bunny coffers",
  bunnyFates: "Bunny FATEs",
  carrots: "Half-eaten carrots",
  criticalEngagements: "Critical engagements",
  demiatmaAreas: "Demiatma grounds",
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
  nmPrepMobs: "Trigger monsters",
  nms: "Notorious monsters",
  quests: "Quests and people",
  repair: "Repairs",
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
  weatherEnemies: "Enemies of one weather",
  windCurrents: "Wind currents",
};

/** What one thing of a layer is called, where the things have no names of their own. */
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
  finds: "Finds",
  enemies: "Enemies",
  progression: "Progression",
};
