import type { LookUpMessages } from "./en.ts";

const messages: LookUpMessages = {
  eyebrow: "Chercher",
  title: "Que cherchez-vous ?",
  description:
    "Cherchez partout ou choisissez une page : cartes, actions, jobs de soutien, mémentos, sets Logos, combats et tables par mission d’exploration.",
  groups: { occult: "Île de Lunule", bozja: "Bozja et DRS", eureka: "Eurêka et BA" },
  everywhere: "Toutes les pages",
};

export default messages;
