import type { LogosMessages } from "./en.ts";

const messages: LogosMessages = {
  groups: {
    wisdom: "Sagesses",
    spirit: "Esprits",
    personal: "Pour soi",
    beneficial: "Bénéfiques",
    other: "Autres",
  },
  title: "Actions de logos",
  lead: "Tout ce que donnent les mnèmes d’Eurêka : les effets, les recettes et leurs chances, et où trouver les éclats Logos.",
  eyebrow: "Eurêka",
  back: "Toutes les actions de logos",
  loading: "Chargement…",
  wisdomsExclude: "Une seule sagesse à la fois.",
  recipes: "Recettes",
  success: (percent) => `${percent} de réussite`,
  logograms: (count) => `environ ${count} éclats Logos par réussite`,
  cheapest: "la moins chère",
  recipeNote:
    "Calculé comme si un échec consommait aussi ses mnèmes. Avec une seconde recette dans l’autre matrice, les chances baissent.",
  from: "Comment l’obtenir",
  logogramFor: (percent, mneme) => `${percent} par éclat Logos : ${mneme}`,
  usedIn: "Utilisée dans",
  usedInLoadouts: (count) => (count === 1 ? "1 configuration" : `${count} configurations`),
  usedInNone: "Dans aucune des configurations recommandées.",
  makeTitle: "Que puis-je obtenir ?",
  makeLead: "Cochez les mnèmes que vous avez. Ce qu’ils donnent suit, meilleures chances d’abord.",
  makeNone: "Rien de coché pour l’instant.",
  makeNothing: "Ensemble, ils ne donnent encore rien.",
  makeClear: "Tout décocher",
  makeOwned: "Vos mnèmes",
  makeYield: (count) => (count <= 1 ? `${count} action` : `${count} actions`),
  makeNote: "Les mnèmes cochés sont supposés assez nombreux pour chaque recette.",
};

export default messages;
