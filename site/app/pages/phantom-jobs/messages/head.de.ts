import type { PhantomHead } from "./head.en.ts";

const messages: PhantomHead = {
  title: (name) => `${name}: Kommandos, Stufen und Freischaltung`,
  text: (name, actions, traits, levels) =>
    `${name} aus Kreszentia: ${actions} Kommandos${traits === 0 ? "" : ` und ${traits} ${traits === 1 ? "Merkmal" : "Merkmale"}`} auf ${levels} Stufen, Freischaltung, Erfahrung und was der Job anderen bringt.`,
};

export default messages;
