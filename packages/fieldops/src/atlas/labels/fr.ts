import type { LayerCategory, LayerId } from "../types.ts";

/** Our own words for the layers. */
export const layerLabels: Readonly<Record<LayerId, string>> = {
  aetherytes: "Éthérites",
  areaLabels: "Noms des lieux",
  namedLocations: "Points de repère",
  baPortals: "Portails de l’Arsenal de Baldesion",
  blueMagic: "Ennemis enseignant la magie bleue",
  bunnyCoffers: "Coffres du lapin du bonheur",
  bunnyFates: "ALÉA du lapin du bonheur",
  carrots: "Carottes grignotées",
  criticalEngagements: "Affrontements cruciaux",
  demiatmaAreas: "Zones de demi-âtma",
  duels: "Duels",
  elementals: "Élémentaires",
  fates: "ALÉA",
  fragmentMobs: "Ennemis à éclats oubliés",
  knowledgeCrystals: "Cristaux de savoir",
  logosManipulators: "Mélangeurs Logos",
  lostFindCaches: "Malles du rappel",
  magiaMelders: "Répartiteurs Magia",
  magicPotCoffers: "Coffres du pot magique",
  magicPotFates: "ALÉA des pots magiques",
  magitekMobs: "Ennemis magitek (cristaux bozjiens)",
  mobLevels: "Niveaux des ennemis",
  monsters: "Monstres",
  nmPrepMobs: "Ennemis déclencheurs",
  nms: "Monstres célèbres",
  quests: "Quêtes et PNJ",
  repair: "Réparation",
  returnPoint: "Point de retour",
  sanguineRecluse: "Hermite de la Force",
  services: "Services",
  shops: "Boutiques",
  skirmishes: "Escarmouches",
  starMobs: "Ennemis de rang ★",
  surveyPoints: "Points d’observation",
  towers: "Tour fourchue",
  traders: "Marchands",
  treasureCoffers: "Coffres au trésor",
  weatherEnemies: "Ennemis liés à la météo",
  windCurrents: "Courants de vent",
};

/** Layer labels that differ on the maps of the Occult Crescent, where the client has its own term. */
export const occultLabels: Readonly<Partial<Record<LayerId, string>>> = {
  criticalEngagements: "Confrontations critiques",
};

/** Label of a single marker of a layer whose markers have no names. */
export const singleLabels: Readonly<Partial<Record<LayerId, string>>> = {
  bunnyCoffers: "Coffre du lapin du bonheur",
  carrots: "Carotte grignotée",
  elementals: "Élémentaire",
  lostFindCaches: "Malle du rappel",
  magicPotCoffers: "Coffre du pot magique",
  magitekMobs: "Ennemi magitek",
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
