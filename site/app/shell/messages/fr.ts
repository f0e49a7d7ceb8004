import type { ShellMessages } from "./en.ts";

const clock: ShellMessages["clock"] = {
  title: "Heure actuelle",
  localTime: "Heure locale",
  serverTime: "Heure du serveur (ST)",
  serverTimeIs: "UTC, comme l’écrivent les organisateurs",
  eorzeaTime: "Heure d’Éorzéa",
  moonAndSun: "Date d’Éorzéa",
  moonSun: (moon, sun, astral) =>
    `${sun === 1 ? "1er" : `${sun}e`} soleil de la ${Math.ceil(moon / 2) === 1 ? "1re" : `${Math.ceil(moon / 2)}e`} lune ${astral ? "astrale" : "ombrale"}`,
  phase: "Lune",
  phases: [
    "Nouvelle lune",
    "Premier croissant",
    "Premier quartier",
    "Gibbeuse croissante",
    "Pleine lune",
    "Gibbeuse décroissante",
    "Dernier quartier",
    "Dernier croissant",
  ],
  sunrise: "Lever du soleil",
  sunset: "Coucher du soleil",
  inTime: (duration) => `dans ${duration}`,
  weather: "Météo actuelle",
  zone: "Zone",
  addZone: "Ajouter une zone",
  unpin: (zone) => `Retirer\u00a0: ${zone}`,
  periodLeft: (duration) => `Cette période se termine dans ${duration}`,
  dial: (time) => `Jour d’Éorzéa\u00a0: il est ${time} ET`,
};

const forecastMenu: ShellMessages["forecastMenu"] = {
  home: "Accueil",
  groupAll: "Tout",
  groupMonsters: "NM d’Eurêka",
  groupFarms: "Farms d’Eurêka",
  groupFragments: "Farms d’éclats oubliés de Bozja",
  allUpcoming: "Toutes les apparitions à venir",
  allMonsters: "Tous les NM d’Eurêka",
  everyMonster: "Tous les NM liés à la météo ou à la nuit",
  allFarms: "Tous les farms d’Eurêka",
  allFragments: "Tous les farms d’éclats oubliés",
};

const notFound: ShellMessages["notFound"] = {
  title: "Sur aucune carte",
  text: (path) => `Il n’y a aucune page à l’adresse ${path}.`,
  closest: "Pages proches",
  home: "Retour à l’accueil",
};

const notes: ShellMessages["notes"] = {
  storageTrouble:
    "Votre navigateur bloque le stockage pour ce site\u00a0: les réglages seront perdus à sa fermeture.",
  saveInventory: "Enregistrer mes affaires dans un fichier",
  deletesUnvisited:
    "Ce navigateur efface les données d’un site après sept jours sans visite. Pour garder les vôtres, placez l’almanach sur l’écran d’accueil ou dans le Dock : Partager, puis « Sur l’écran d’accueil ».",
  clockBeyond:
    "L’horloge de cet appareil indique une date pour laquelle aucune météo ne peut être calculée. Réglez-la, et toutes les heures seront justes.",
  clockOff: (by, fast) =>
    fast
      ? `L’horloge de cet appareil avance de ${by}. Toutes les heures affichées sont décalées d’autant.`
      : `L’horloge de cet appareil retarde de ${by}. Toutes les heures affichées sont décalées d’autant.`,
  newVersion: "Une nouvelle version est prête. Elle s’ouvrira avec la prochaine page.",
  dismiss: "Masquer",
};

const settingsPart: ShellMessages["settingsPart"] = {
  theme: "Thème",
  light: "Clair",
  dark: "Sombre",
  system: "Système",
  language: "Langue",
  names: "Noms du jeu",
  namesAsInterface: "Comme l’interface",
  hours: "Format de l’heure",
  hoursAuto: "Selon la langue",
  hours12: "12 heures",
  hours24: "24 heures",
  calls: "Annonces vocales",
  timeZone: "Fuseau horaire",
  timeZoneOfDevice: (zone) => `Celui de l’appareil (${zone})`,
  timeZoneServer: "UTC (heure du serveur)",
  timeZoneHidden: "Votre navigateur indique UTC. Si ce n’est pas votre fuseau, choisissez le vôtre ici.",
  market: "Région Universalis",
  marketHint: "Les prix viennent d’ici ; tant que rien n’est choisi, de la région de votre fuseau horaire.",
  region: "Région",
  dataCentre: "Centre de données",
  world: "Monde",
  wholeRegion: "Toute la région",
  wholeDataCentre: "Tout le centre de données",
  kept: "Stockage hors ligne",
  keptUnknown: "Le site garde ses fichiers dans ce navigateur.",
  keptSize: (megabytes) => `Le site garde ${megabytes}\u00a0Mo dans ce navigateur.`,
  keptClear: "Effacer",
  keptCleared: "Effacé. Vos réglages sont conservés.",
  keptRefused: "Votre navigateur ne l’a pas autorisé. Effacez plutôt les données du site dans ses réglages.",
  forgetAll: "Tout effacer",
  forgetAllText:
    "Supprime de ce navigateur tous les réglages, alarmes, minuteurs, mémentos, épingles, stocks et fichiers hors ligne. Cette action est irréversible.",
  forgetAllNow: "Tout effacer maintenant",
};

const messages: ShellMessages = {
  settingsPart,
  notes,
  notFound,
  forecastMenu,
  clock,
  tagline: "le compagnon des explorateurs",
  navigation: {
    forays: "Missions d’exploration",
    occult: "Île de Lunule",
    bozja: "Bozja et DRS",
    eureka: "Eurêka et BA",
    about: "À propos",
  },
  doors: { tonight: "Ce soir", learn: "Apprendre", run: "Groupe", lookUp: "Chercher" },
  doorsNavigation: "Accès rapides",
  operations: "Missions d’exploration",
  foldSidebar: "Réduire le menu",
  unfoldSidebar: "Agrandir le menu",
  mainNavigation: "Menu principal",
  skip: "Aller au contenu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  settings: "Réglages",
  close: "Fermer",
  loading: "Chargement…",
  eorzeaTimeIs: (time) => `Heure d’Éorzéa : ${time} ET. Ouvrir l’horloge`,
  et: "ET",
  toLight: "Passer au thème clair",
  toDark: "Passer au thème sombre",
  aboutSite: "À propos de ce site",
  notice:
    "FINAL FANTASY XIV © SQUARE ENIX. FINAL FANTASY est une marque déposée de Square Enix Holdings Co., Ltd. Les données et les noms du jeu appartiennent à SQUARE ENIX ; ce site est fait par des joueurs, sans lien avec l’éditeur.",
  developers: "Pour les développeurs",
  version: (version) => `Version ${version}`,
  error: {
    title: "Unexpected Application Error!",
    notLoaded:
      "Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.",
    reload: "Recharger",
    home: "Retour à l’accueil",
    details: "Détails techniques",
    hint: "Rien de ce que vous avez enregistré n’est perdu.",
  },
};

export default messages;
