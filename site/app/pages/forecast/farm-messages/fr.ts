import type { FarmMessages } from "./en.ts";

const messages: FarmMessages = {
  mutated: "Ils doivent muter : combattez-les jusqu’à ce que la météo change leur élément.",
  adapted: "Ils doivent s’adapter : laissez-les jusqu’à ce que la météo les renforce.",
  rate: (least, most) => `De ${least} à ${most} d’entre eux mutent.`,
  rateLow: "Peu d’entre eux mutent.",
  chain: (chain) => `Le butin est meilleur à la chaîne ${chain}.`,
  build: (chain) => `Montez d’abord la chaîne à ${chain}.`,
  killAt: (chain) => `Tuez l’élémentaire en ${chain}e.`,
  boxes: (count) => `La chaîne 30 donne ${count === 1 ? "1 coffre" : `${count} coffres`}.`,
  extraBox: (name) => `${name} : un coffre de plus à la chaîne 30.`,
  noExtraBox: (name) => `${name} : pas de coffre en plus à la chaîne 30.`,
  hold: "Gardez le dernier muté pour le trentième.",
  holdThese: (names) => `À garder pour le trentième : ${names}.`,
  builders: (names) => `Pour monter la chaîne : ${names}.`,
  holder: "Un second tank le tient en attendant.",
  recipe: "Une façon de monter la chaîne",
  kills: (count, names, when) =>
    `${count === "all" ? "tous" : count === "some" ? "quelques" : count} × ${names}${when === "night" ? " (la nuit)" : when === "day" ? " (le jour)" : ""}`,
  magia: (count, element) => `${count} ${element}`,
  magiaTitle: "Plateau de magia",
  keeps: "Un monstre adapté reste après la fin de la météo.",
  reflect: "Farm par reflet : ses propres sorts le tuent.",
  gearOff: "Retirez votre équipement pour que son sort renvoyé frappe assez fort.",
  outside: "Lancez le reflet hors de sa vue, puis approchez.",
  action: (name) => `Action : ${name}.`,
  essence: (name) => `Essence : ${name}.`,
  defensive: (count) => `${count} magia en défense.`,
  sync: (monster, level) =>
    `Au-dessus de votre niveau : entrez dans ${monster} à côté pour être synchronisé au niveau ${level}.`,
  syncAny: "Synchronisez-vous sur un monstre notoire proche.",
  highChain: "Les longues chaînes donnent plus.",
  optional: (name, level, drops) => `${name} (niveau ${level}) à côté donne ${drops}.`,
  alternative: (monster, weather) => `Second choix : ${monster} par ${weather}.`,
  lethal: (name) => `${name} tue avec ses attaques simples.`,
  sprites: "Élémentaires du secteur",
};

export default messages;
