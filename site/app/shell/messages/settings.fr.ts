import type { SettingsMessages } from "./settings.en.ts";

const messages: SettingsMessages = {
  theme: "Thème du site",
  light: "Clair",
  dark: "Sombre",
  system: "Système",
  language: "Langue",
  names: "Noms du jeu",
  namesAsInterface: "Comme l’interface",
  hours: "Horloge",
  hoursAuto: "Comme la langue",
  hours12: "12 heures",
  hours24: "24 heures",
  market: "Région Universalis",
  marketHint: "Les prix sont lus ici.",
  region: "Région",
  dataCentre: "Centre de données",
  world: "Monde",
  wholeRegion: "Toute la région",
  wholeDataCentre: "Tout le centre de données",
  kept: "Gardé pour l’usage hors ligne",
  keptUnknown: "Le site garde ses fichiers dans ce navigateur.",
  keptSize: (megabytes) => `Le site garde ${megabytes} Mo dans ce navigateur.`,
  keptClear: "Effacer",
  keptCleared: "Effacé. Vos réglages restent.",
  keptRefused: "Le navigateur ne l’a pas autorisé.",
  forgetAll: "Tout effacer",
  forgetAllText:
    "Les réglages, alarmes, minuteurs, étuis, repères et stocks que ce site garde dans ce navigateur, et ses fichiers. Rien ne pourra les ramener.",
  forgetAllNow: "Tout effacer maintenant",
};

export default messages;
