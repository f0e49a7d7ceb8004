import type { LoadoutsHead } from "./head.en.ts";

const messages: LoadoutsHead = {
  startText:
    "Quelles actions de logos emporter à l’Arsenal de Baldesion selon le rôle, et comment les créer : recettes, mnèmes, éclats et plan le moins cher.",
  roleText: (role) =>
    `Actions de logos pour ${role} à l’Arsenal de Baldesion : quoi emporter et comment le créer.`,
  loadoutText: (name) =>
    `${name} pour l’Arsenal de Baldesion : quelles actions de logos emporter, case par case, et comment les créer au moindre coût.`,
};

export default messages;
