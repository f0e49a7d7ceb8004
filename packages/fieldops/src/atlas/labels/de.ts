import type { LayerCategory, LayerId } from "../types.ts";

/** Our own words for the layers. */
export const layerLabels: Readonly<Record<LayerId, string>> = {
  aetherytes: "Ätheryten",
  areaLabels: "Gebietsnamen",
  namedLocations: "Orte",
  baPortals: "Portale zu Baldesions Arsenal",
  blueMagic: "Lehrmeister der Blaumagie",
  bunnyCoffers: "Hasen-Schatztruhen",
  bunnyFates: "Hasen-FATEs",
  carrots: "Angeknabberte Karotten",
  criticalEngagements: "Gefechte",
  demiatmaAreas: "Demiatma-Gebiete",
  duels: "Duelle",
  elementals: "Elementare",
  fates: "FATEs",
  fragmentMobs: "Gegner mit Fragmenten",
  knowledgeCrystals: "Wissenskristalle",
  logosManipulators: "Logos-Manipulatoren",
  lostFindCaches: "Verwahrkisten",
  magiaMelders: "Magia-Fusionatoren",
  magicPotCoffers: "Truhen des Zauberpotts",
  magicPotFates: "FATEs des Zauberpotts",
  magitekMobs: "Magitek-Gegner (Cluster)",
  mobLevels: "Gegnerstufen",
  nmPrepMobs: "Auslösende Gegner",
  nms: "Notorische Monster",
  quests: "Aufträge und Personen",
  repair: "Reparatur",
  returnPoint: "Rückkehrpunkt",
  sanguineRecluse: "Blutiger Einsiedler",
  services: "Dienste",
  shops: "Läden",
  skirmishes: "Scharmützel",
  starMobs: "Gegner mit Sternrang",
  surveyPoints: "Erkundungspunkte",
  towers: "Türme",
  traders: "Händler",
  treasureCoffers: "Schatztruhen",
  weatherEnemies: "Wettergebundene Gegner",
  windCurrents: "Windströmungen",
};

/** What one thing of a layer is called, where the things have no names of their own. */
export const singleLabels: Readonly<Partial<Record<LayerId, string>>> = {
  bunnyCoffers: "Hasen-Schatztruhe",
  carrots: "Angeknabberte Karotte",
  elementals: "Elementar",
  lostFindCaches: "Verwahrkiste",
  magicPotCoffers: "Truhe des Zauberpotts",
  magitekMobs: "Magitek-Cluster",
  mobLevels: "Gegnerstufe",
  treasureCoffers: "Schatztruhe",
  windCurrents: "Windströmung",
};

export const categoryLabels: Readonly<Record<LayerCategory, string>> = {
  general: "Allgemein",
  encounters: "Kämpfe",
  finds: "Funde",
  enemies: "Gegner",
  progression: "Fortschritt",
};
