import type { SearchMessages } from "./en.ts";

const messages: SearchMessages = {
  title: "Tout rechercher",
  field: "Monstre, action, job, lieu, monde…",
  short: "Rechercher",
  close: "Fermer",
  loading: "Chargement de l’index…",
  failed: "La recherche n’a pas pu être chargée. Vérifiez la connexion et réessayez.",
  retry: "Réessayer",
  finds: "Résultats",
  results: (count) => (count <= 1 ? `${count} résultat` : `${count} meilleurs résultats`),
  none: (text) => `Rien ne s’appelle « ${text} ». Les noms de toutes les langues du jeu sont compris.`,
  regionSet: (world) => `Les prix du marché viennent maintenant de ${world}`,
  kinds: {
    page: "Page",
    forecast: "Prévisions",
    monster: "Monstre notoire",
    lostAction: "Action oubliée",
    logosAction: "Action de logos",
    phantomJob: "Job fantôme",
    phantomAction: "Action fantôme",
    encounter: "Affrontement",
    fate: "ALÉA",
    place: "Lieu",
    map: "Carte",
    holster: "Étui",
    loadout: "Équipement",
    world: "Région du marché",
  },
  keys: {
    title: "Raccourcis clavier",
    search: "Tout rechercher",
    searchAnywhere: "Rechercher, même en pleine saisie",
    move: "Parcourir les résultats",
    open: "Ouvrir",
    openNew: "Ouvrir dans un nouvel onglet",
    close: "Fermer un dialogue ou le menu",
    next: "Aller au contrôle suivant",
    list: "Cette liste",
  },
};

export default messages;
