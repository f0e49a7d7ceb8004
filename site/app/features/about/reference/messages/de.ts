import type { ReferenceMessages } from "./en.ts";

const messages: ReferenceMessages = {
  eyebrow: "Referenz",
  title: (type, first) => (first ? "Referenz" : `Referenz ${type}`),
  description: (name) =>
    `Fünf gestochene Tafeln (${name}): von vorn, von hinten, im Profil, im Kampf und die Ausrüstung.`,
  types: "Arten",
  names: { mch: "Maschinist", war: "Krieger" },
  views: ["Von vorn", "Von hinten", "Im Profil", "Im Kampf", "Studie der Ausrüstung"],
  alt: (name, view) => `${name}, als Kupferstich gezeichnet. ${view}.`,
  unknown: (type) => `Es gibt keine Referenz namens „${type}“. Hier sind die Tafeln des Maschinisten.`,
};

export default messages;
