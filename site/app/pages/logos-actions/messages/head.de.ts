import type { LogosHead } from "./head.en.ts";

const messages: LogosHead = {
  listText: (lead) => `${lead} Mit Suche, Rollen, erwarteten Kosten und Preisen.`,
  title: (name) => `${name}: Wirkung, Rezepte und Logos-Splitter`,
  text: (name, recipes) =>
    `${name}, Logos-Kommando aus Eureka: was es bewirkt, wer es nutzen kann, ${recipes === 1 ? "sein Rezept" : `seine ${recipes} Rezepte`} mit Chancen und woher die Logos-Splitter kommen.`,
};

export default messages;
