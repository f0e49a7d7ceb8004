import type { LayerCategory, LayerId } from "../types.ts";

/** Our own words for the layers. */
export const layerLabels: Readonly<Record<LayerId, string>> = {
  aetherytes: "Ätheryten",
  areaLabels: "Gebietsnamen",
  namedLocations: "Orte",
  baPortals: "Portale zu Baldesions Arsenal",
  blueMagic: "Gegner mit Blaumagie",
  bunnyCoffers: "Truhen des Glückshasen",
  bunnyFates: "Hasen-FATEs",
  carrots: "Angeknabberte Karotten",
  criticalEngagements: "Kritische Gefechte",
  demiatmaAreas: "Demi-Atma-Gebiete",
  duels: "Duelle",
  elementals: "Elementare",
  fates: "FATEs",
  fragmentMobs: "Gegner mit Frontsplittern",
  knowledgeCrystals: "Wissenskristalle",
  logosManipulators: "Logos-Manipulatoren",
  lostFindCaches: "Kisten für Verschollenes",
  magiaMelders: "Magia-Fusionatoren",
  magicPotCoffers: "Truhen des Zauberpotts",
  magicPotFates: "FATEs des Zauberpotts",
  magitekMobs: "Magitek-Gegner (Polykristalle)",
  mobLevels: "Gegnerstufen",
  monsters: "Monster",
  nmPrepMobs: "Trigger-Mobs",
  nms: "Notorische Monster",
  quests: "Aufträge und NPCs",
  repair: "Reparatur",
  returnPoint: "Rückkehrpunkt",
  sanguineRecluse: "Blutiger Einsiedler",
  services: "Dienste",
  shops: "Läden",
  skirmishes: "Scharmützel",
  starMobs: "Gegner mit Sternrang",
  surveyPoints: "Prüfstellen",
  towers: "Fork-Türme",
  traders: "Händler",
  treasureCoffers: "Schatztruhen",
  weatherEnemies: "Wettergebundene Gegner",
  windCurrents: "Windströmungen",
};

/** Layer labels that differ on the maps of the Occult Crescent, where the client has its own term. */
export const occultLabels: Readonly<Partial<Record<LayerId, string>>> = {
  criticalEngagements: "Kritische Begegnungen",
};

/** Label of a single marker of a layer whose markers have no names. */
export const singleLabels: Readonly<Partial<Record<LayerId, string>>> = {
  bunnyCoffers: "Truhe des Glückshasen",
  carrots: "Angeknabberte Karotte",
  elementals: "Elementar",
  lostFindCaches: "Kiste für Verschollenes",
  magicPotCoffers: "Truhe des Zauberpotts",
  magitekMobs: "Magitek-Gegner",
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
