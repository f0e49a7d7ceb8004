import type { LogosMessages } from "./en.ts";

const head: LogosMessages["head"] = {
  listText: (lead) => `${lead} Avec recherche, rôles, coûts moyens et prix.`,
  title: (name) => `${name} : effets, recettes et éclats Logos`,
  text: (name, recipes) =>
    `${name}, action Logos d’Eurêka : ses effets, qui peut l’utiliser, ${recipes === 1 ? "sa recette et ses chances" : `ses ${recipes} recettes et leurs chances`}, et où trouver les éclats.`,
};

const messages: LogosMessages = {
  head,
  groups: {
    wisdom: "Mémoires",
    spirit: "Égides",
    personal: "Pour soi",
    beneficial: "Bénéfiques",
    other: "Autres",
  },
  title: "Actions Logos",
  lead: "Toutes les actions Logos d’Eurêka : leurs effets, leurs recettes et leurs chances de réussite, et où trouver les éclats.",
  eyebrow: "Eurêka",
  back: "Toutes les actions Logos",
  loading: "Chargement…",
  wisdomsExclude: "Une seule mémoire à la fois.",
  recipes: "Recettes",
  success: (percent) => `${percent} de réussite`,
  logograms: (count) =>
    `${count} ${/^[01](,|$)/.test(count) ? "éclat non identifié" : "éclats non identifiés"} en moyenne par réussite`,
  cheapest: "la moins chère",
  recipeNote:
    "Calculé comme si un échec consommait aussi ses éclats Logos. Avec une seconde recette dans l’autre réacteur, les chances baissent.",
  from: "Comment l’obtenir",
  logogramFor: (percent, mneme) => `${percent} par éclat non identifié : ${mneme}`,
  usedIn: "Utilisée dans",
  usedInLoadouts: (count) => (count < 2 ? `${count} set Logos` : `${count} sets Logos`),
  usedInNone: "Dans aucun des sets Logos conseillés.",
  makeTitle: "Que puis-je obtenir ?",
  makeLead:
    "Cochez les éclats Logos que vous avez. Ce qu’ils donnent s’affiche en dessous, meilleures chances d’abord.",
  makeNone: "Rien de coché pour l’instant.",
  makeNothing: "Ensemble, ils ne donnent encore rien.",
  makeClear: "Tout décocher",
  makeOwned: "Vos éclats Logos",
  makeYield: (count) => (count <= 1 ? `${count} action` : `${count} actions`),
  makeNote: "On suppose que vous avez assez de chaque éclat Logos coché.",
};

export default messages;
