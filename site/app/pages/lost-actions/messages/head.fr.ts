import type { LostHead } from "./head.en.ts";

const messages: LostHead = {
  listText: (lead) => `${lead} Avec recherche, rôles, poids, sources et prix.`,
  title: (name) => `${name} : effets et obtention`,
  text: (name, category, weight) =>
    `${name}, action oubliée de Bozja et de Zadnor (${category}, poids ${weight}) : ses effets, qui peut l’utiliser, l’éclat dont elle vient et où le trouver.`,
};

export default messages;
