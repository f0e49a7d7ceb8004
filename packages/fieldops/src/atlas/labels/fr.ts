import type { LayerCategory, LayerId } from "../types.ts";

/** Our own words for the layers. */
export const layerLabels: Readonly<Record<LayerId, string>> = {
  aetherytes: "Éthérites",
  areaLabels: "Noms des lieux",
  namedLocations: "Points de repère",
  baPortals: "Portails de l’Arsenal de Baldesion",
  blueMagic: "Ennemis à magie bleue",
  bunnyCoffers: "Coffres des lapins",
  bunnyFates: "ALÉA des lapins",
  carrots: "Carottes grignotées",
  criticalEngagements: "Affrontements critiques",
  demiatmaAreas: "Zones de demiatma",
  duels: "Duels",
  elementals: "Élémentaires",
  fates: "ALÉA",
  fragmentMobs: "Ennemis à fragments",
  knowledgeCrystals: "Cristaux de connaissance",
  logosManipulators: "Mélangeurs Logos",
  lostFindCaches: "Caches de trouvailles",
  magiaMelders: "Répartiteurs Magia",
  magicPotCoffers: "Coffres du pot magique",
  magicPotFates: "ALÉA du pot magique",
  magitekMobs: "Ennemis magitek (agrégats)",
  mobLevels: "Niveaux des ennemis",
  nmPrepMobs: "Monstres déclencheurs",
  nms: "Monstres notoires",
  quests: "Quêtes et personnages",
  repair: "Réparation",
  returnPoint: "Point de retour",
  sanguineRecluse: "Hermite de la Force",
  services: "Services",
  shops: "Boutiques",
  skirmishes: "Escarmouches",
  starMobs: "Ennemis de rang étoile",
  surveyPoints: "Points d’étude",
  towers: "Tour fourchue",
  traders: "Marchands",
  treasureCoffers: "Coffres au trésor",
  weatherEnemies: "Ennemis liés au temps",
  windCurrents: "Courants de vent",
};

/** What one thing of a layer is called, where the things have no names of their own. */
export const singleLabels: Readonly<Partial<Record<LayerId, string>>> = {
  bunnyCoffers: "Coffre du lapin",
  carrots: "Carotte grignotée",
  elementals: "Élémentaire",
  lostFindCaches: "Cache de trouvailles",
  magicPotCoffers: "Coffre du pot magique",
  magitekMobs: "Agrégat magitek",
  mobLevels: "Niveau des ennemis",
  treasureCoffers: "Coffre au trésor",
  windCurrents: "Courant de vent",
};

export const categoryLabels: Readonly<Record<LayerCategory, string>> = {
  general: "Général",
  encounters: "Combats",
  finds: "Trouvailles",
  enemies: "Ennemis",
  progression: "Progression",
};
