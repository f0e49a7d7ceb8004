import type { LogosHead } from "./head.en.ts";

const messages: LogosHead = {
  listText: (lead) => `${lead} Avec recherche, rôles, coûts attendus et prix.`,
  title: (name) => `${name} : effets, recettes et éclats de logos`,
  text: (name, recipes) =>
    `${name}, action de logos d’Eurêka : ses effets, qui peut l’utiliser, ${recipes === 1 ? "sa recette" : `ses ${recipes} recettes`} et leurs chances, et où trouver les éclats.`,
};

export default messages;
