import type { NeedMessages } from "./needs.en.ts";

const messages: NeedMessages = {
  title: "Ce qu’il vous faut",
  runs: "Sorties",
  oneRunMore: "Une sortie de plus",
  oneRunLess: "Une sortie de moins",
  emptyBags: "Mettez quelque chose dans un sac, et vous verrez ici ce qu’il demande.",
  actions: "Actions nécessaires",
  action: "Action",
  needed: "Il faut",
  owned: "J’ai",
  ownedOf: (name) => `Possédé : ${name}`,
  missing: "Manque",
  complete: "complet",
  stock: "Ce que j’ai, en texte",
  stockNote:
    "Gardé dans ce navigateur seulement. Sortez-le en texte pour le garder ailleurs, ou collez une liste : une action et son nombre par ligne.",
  stockText: "Actions possédées en texte",
  exportTitle: "Foray Almanac: lost actions I own",
  export: "Sortir en texte",
  import: "Lire ce texte",
  exported: "Copié ; le texte est aussi dans le champ.",
  exportShown: "Le texte est dans le champ.",
  imported: (count) => (count < 2 ? `${count} action reprise.` : `${count} actions reprises.`),
  forget: "Oublier ce que j’ai",
  forgotten: "Oublié. Le texte est dans le champ, si vous le voulez de nouveau.",
  foreign: "Rien dans ce texte n’est une liste d’actions oubliées. Ce que vous avez n’a pas changé.",
  partly: (count) =>
    count < 2
      ? "Une action a pu être lue, mais pas toutes les lignes. Ce que vous avez n’a pas changé."
      : `${count} actions ont pu être lues, mais pas toutes les lignes. Ce que vous avez n’a pas changé.`,
  notRead: "Non lu :",
  takeRead: (count) => (count < 2 ? "Prendre celle qui a été lue" : `Prendre les ${count} qui ont été lues`),
  namesFailed: "Les noms n’ont pas pu être chargés ; vérifiez le réseau et réessayez.",
  fragments: "Éclats à obtenir",
  allOwned: "Vous avez tout pour ces sorties.",
  chance:
    "Un éclat qui peut donner plusieurs actions en donne une au hasard. Nombres et coûts sont des moyennes, d’après ce qui est sorti de 1 125 à 121 219 éclats de chaque sorte ouverts par des joueurs ; la chance varie.",
  onAverage: (least) => `en moyenne ; au moins ${least}`,
  unopened: "Non identifiés possédés",
  unopenedOf: (name) => `Non identifiés possédés : ${name}`,
  forActions: "pour",
  sources: "Où les obtenir",
  buyAll: "Acheter ce qui manque, en moyenne",
  about: (gil) => `environ ${gil}`,
  buyThese: (count) => `En acheter ${count} :`,
  noSum: {
    idle: "les prix sont demandés quand cette partie est visible",
    loading: "les prix arrivent",
    ready: "aucun n’est en vente ni n’a été vendu",
    trouble: "aucun prix n’a pu être obtenu",
  },
  unpriced: (count) =>
    count < 2 ? `sans ${count} qui n’a pas de prix` : `sans ${count} qui n’ont pas de prix`,
};

export default messages;
