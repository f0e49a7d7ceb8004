import type { PhantomHead } from "./head.en.ts";

const messages: PhantomHead = {
  title: (name) => `${name}: Kommandos, Stufen und Freischaltung`,
  text: (name, actions, traits, levels) =>
    `${name} der Crescent-Insel: ${actions} Kommandos und ${traits} Merkmale über ${levels} Stufen, Freischaltung, Erfahrung und was der Job anderen bringt.`,
};

export default messages;
