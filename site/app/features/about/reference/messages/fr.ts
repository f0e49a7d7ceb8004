import type { ReferenceMessages } from "./en.ts";

const messages: ReferenceMessages = {
  eyebrow: "Référence",
  title: (type, first) => (first ? "Références" : `Référence ${type}`),
  description: (name) =>
    `Cinq planches gravées (${name}) : de face, de dos, de profil, au combat, et l’équipement.`,
  types: "Types",
  names: { mch: "Machiniste", war: "Guerrier" },
  views: ["De face", "De dos", "De profil", "Au combat", "Étude de l’équipement"],
  alt: (name, view) => `${name}, dessiné comme une gravure. ${view}.`,
  unknown: (type) => `Il n’y a pas de référence « ${type} ». Voici les planches du machiniste.`,
};

export default messages;
