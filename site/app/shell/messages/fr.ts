import type { ShellMessages } from "./en.ts";

const messages: ShellMessages = {
  tagline: "le compagnon des explorateurs",
  navigation: {
    forays: "Expéditions",
    occult: "Île de Lunule",
    bozja: "Bozja et DRS",
    eureka: "Eurêka et BA",
    about: "À propos",
  },
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
    chunk: (kind, address) => `Une partie de la page n’a pas pu être chargée (${kind}) : ${address}`,
    script: "script",
    style: "feuille de style",
    retry: "Réessayer",
    reload: "Recharger",
    home: "Retour à l’accueil",
    details: "Détails techniques",
    hint: "Rien de ce que vous avez enregistré n’est perdu.",
  },
};

export default messages;
