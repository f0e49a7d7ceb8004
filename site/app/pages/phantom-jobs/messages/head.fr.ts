import type { PhantomHead } from "./head.en.ts";

const messages: PhantomHead = {
  title: (name) => `${name} : actions, niveaux et déblocage`,
  text: (name, actions, traits, levels) =>
    `${name} de l’île de Lunule : ${actions} actions${traits === 0 ? "" : ` et ${traits} ${traits === 1 ? "trait" : "traits"}`} sur ${levels} niveaux, déblocage, expérience et ce qu’il apporte aux autres.`,
};

export default messages;
