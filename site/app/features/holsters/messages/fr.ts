import type { HolsterMessages } from "./en.ts";

const asked: HolsterMessages["asked"] = {
  title: "Si le meneur vous le demande",
  note: (host) =>
    `La plupart des joueurs gardent la liste telle quelle. ${host} demande à une seule personne par rôle de la modifier, pour que le groupe dispose de ces actions. Mettez-vous d’accord.`,
  brings: (names) => `Vous apportez\u00a0: ${names}`,
  putIn: "À ajouter",
  takeOut: "À retirer",
  weight: (weight, capacity) => `Le sac principal pèse alors ${weight} sur ${capacity}.`,
  over: (over) => `Ne rentre que si vous retirez aussi autre chose\u00a0: il y a ${over} de trop.`,
  overBut: (room) => `Ne rentre que si vous retirez aussi autre chose (par exemple ${room}).`,
  lacking: (names) => `Rien à retirer, car absent du sac\u00a0: ${names}.`,
  apply: (names) => `Modifier le sac : ${names}`,
  applyShort: "Modifier le sac",
  applied: "Modifié",
  done: (names) => `Sac principal modifié\u00a0: ${names}. « Annuler » le rétablit.`,
};

const head: HolsterMessages["head"] = {
  hostTitle: (host) => `${host} : mémentos DRS`,
  hostText: (host, server) =>
    `Mémentos pour les raids menés par ${host} (${server}) dans Delubrum Reginae (sadique) : les deux sacs et leur poids, ce qu’il faut farmer ou acheter, et les prix du jour.`,
  typeTitle: (type, host) => `${type} par ${host} : mémentos DRS`,
  typeText: (type, host) =>
    `Tous les mémentos publiés par ${host} pour ${type} dans Delubrum Reginae (sadique), par rôle, avec poids, sources et prix.`,
  holsterTitle: (holster, role, type, host) => `${holster} (${role}), ${type} par ${host} : mémento DRS`,
  holsterText: (holster, type, host) =>
    `Mémento ${holster} pour ${type}, publié par ${host}, dans Delubrum Reginae (sadique) : les deux sacs, leur poids, les éclats nécessaires et où les trouver.`,
};

const needs: HolsterMessages["needs"] = {
  title: "Ce qu’il vous faut",
  runs: "Raids",
  oneRunMore: "Un raid de plus",
  oneRunLess: "Un raid de moins",
  emptyBags: "Mettez quelque chose dans un sac pour voir ce qu’il vous faut.",
  actions: "Actions nécessaires",
  action: "Action",
  needed: "Requis",
  owned: "En stock",
  ownedOf: (name) => `En stock\u00a0: ${name}`,
  missing: "Manque",
  complete: "complet",
  stock: "Importer ou exporter",
  stockNote:
    "Vos actions sont enregistrées dans ce navigateur uniquement. Exportez-les en texte pour les conserver ailleurs, ou collez une liste\u00a0: une action et sa quantité par ligne.",
  stockText: "Mes actions en texte",
  exportTitle: "Foray Almanac\u00a0: mes actions oubliées",
  export: "Exporter en texte",
  import: "Importer ce texte",
  exported: "Copié ; le texte est aussi dans le champ.",
  exportShown: "Le texte est dans le champ.",
  imported: (count) => (count < 2 ? `${count} action importée.` : `${count} actions importées.`),
  forget: "Effacer mon stock",
  forgotten: "Effacé. Le texte reste dans le champ si vous voulez le récupérer.",
  foreign: "Aucune action oubliée trouvée dans ce texte. Rien n’a changé.",
  partly: (count) =>
    count < 2
      ? "Une action a pu être lue, mais pas toutes les lignes. Rien n’a changé."
      : `${count} actions ont pu être lues, mais pas toutes les lignes. Rien n’a changé.`,
  notRead: "Illisible\u00a0:",
  takeRead: (count) =>
    count < 2 ? "Importer celle qui a été lue" : `Importer les ${count} qui ont été lues`,
  namesFailed: "Les noms n’ont pas pu être chargés ; vérifiez votre connexion et réessayez.",
  fragments: "Éclats à obtenir",
  wishTonight: "Ajouter aux souhaits du soir",
  toTonight: "Organiser la soirée",
  wished: "Dans les souhaits du soir",
  allOwned: "Vous avez tout pour ces raids.",
  chance:
    "Un éclat qui peut donner plusieurs actions en donne une au hasard. Nombres et coûts sont des moyennes, d’après 1\u202f125 à 121\u202f219 éclats de chaque sorte identifiés par des joueurs ; vos résultats peuvent varier.",
  onAverage: (least) => `en moyenne ; au moins ${least}`,
  unopened: "En stock, non identifiés",
  unopenedOf: (name) => `En stock, non identifiés\u00a0: ${name}`,
  forActions: "pour",
  sources: "Où les obtenir",
  buyAll: "Coût moyen de ce qui manque",
  about: (gil) => `environ ${gil}`,
  buyThese: (count) => `Coût pour ${count}\u00a0:`,
  noSum: {
    idle: "les prix se chargent quand cette partie est visible",
    loading: "chargement des prix",
    ready: "aucune offre ni vente récente",
    trouble: "aucun prix disponible",
  },
  unpriced: (count) => `hors ${count} sans prix`,
};

const messages: HolsterMessages = {
  needs,
  head,
  asked,
  title: "Mémentos DRS",
  lead: "Qu’emporter à Delubrum Reginae (sadique) : choisissez le meneur et votre rôle pour voir les deux sacs, leur coût et comment les remplir.",
  creatorTitle: "Créateur de mémento",
  creatorLead:
    "Remplissez un sac de pré-pull et un sac principal pour Delubrum Reginae (sadique), voyez tout de suite leur poids et ce qui vous manque, et partagez-les par un lien.",
  steps: { host: "Meneur", type: "Type de raid", role: "Rôle", holster: "Mémento" },
  choose: {
    host: "Qui mène le raid ?",
    type: "Quel type de raid ?",
    role: "Que jouez-vous ?",
    holster: "Quel mémento ?",
  },
  stepsLabel: "Étapes",
  change: (step, choice) => `${step} : ${choice}. Choisir autre chose`,
  back: "Retour",
  startOver: "Recommencer",
  updated: (day) => `modifié le ${day}`,
  holsters: (count) => (count < 2 ? `${count} mémento` : `${count} mémentos`),
  runTypes: (count) => (count < 2 ? `${count} type de raid` : `${count} types de raid`),
  unknown: {
    host: (text) => `Il n’y a pas de meneur « ${text} » ici. Choisissez dans la liste.`,
    type: (text) => `Ce meneur n’a pas de raid « ${text} ». Choisissez dans la liste.`,
    holster: (text) => `Ce raid n’a pas de mémento « ${text} ». Choisissez dans la liste.`,
  },
  near: "Vouliez-vous dire",
  allHolsters: (count) => `Les ${count} mémentos`,
  createOwn: "Composer votre mémento",
  createRun: "Créer les mémentos d’un raid entier",
  changedList: (host) => `Modifié par rapport à la liste d’origine (${host}).`,
  restore: "Rétablir la liste du meneur",
  overPublished: "Au-dessus de la limite de poids de 99 : c’est ainsi que le meneur l’a publié.",
  ignoredTitle: "Une partie de ce lien n’a pas pu être lue. Le reste est ci-dessous, tel quel.",
  ignoredAll: "Aucun mémento trouvé dans ce lien. Vous pouvez remplir les sacs vous-même.",
  ignoredReason: {
    unknownCode: "aucune action n’a ce code",
    leftover: "texte en trop dans le lien",
    tooMany: "au-delà de la 200e entrée",
  },
  ignoredMore: (count) => `et ${count} de plus`,
  forRole: "Vérifier pour le rôle",
  anyRole: "Tous les rôles",
  ownName: "Nom (figure dans le lien)",
  changedTitle: (title) => `${title} (modifié)`,
  share: "Partager le lien",
  shareLabel: "Lien vers ce mémento",
  copied: "Lien copié.",
  copyFailed: "Votre navigateur a bloqué la copie. Sélectionnez le texte et copiez-le à la main.",
  discord: "Copier pour Discord",
  discordCopied: "Copié pour Discord.",
  discordMore: (count) => `… et ${count} ${count < 2 ? "autre" : "autres"}`,
  picture: "Image",
  pictureFailed: "Votre navigateur n’a pas pu créer l’image. Essayez-en un autre.",
  pictureSaved: "Image enregistrée.",
  print: "Imprimer",
  tools: "Outils du mémento",
  bags: "Les deux sacs",
  loading: "Chargement des sacs…",
  yourHolster: "Votre mémento",
};

export default messages;
