import type { LostHead } from "./head.en.ts";

const messages: LostHead = {
  listText: (lead) => `${lead} Mit Suche, Rollen, Gewicht, Quellen und Preisen.`,
  title: (name) => `${name}: Wirkung und Herkunft`,
  text: (name, category, weight) =>
    `${name}, verschollenes Kommando aus Bozja und Zadnor (${category}, Gewicht ${weight}): was es bewirkt, wer es nutzen kann, aus welchem Splitter es stammt und wo der zu finden ist.`,
};

export default messages;
