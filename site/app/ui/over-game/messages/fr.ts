import type { OverGameMessages } from "./en.ts";

const messages: OverGameMessages = {
  awake: {
    held: "L’écran reste allumé",
    lost: "L’écran peut s’éteindre\u00a0: ouvrez cet onglet",
    none: "L’écran peut s’éteindre",
  },
  callsOn: "Annonces activées",
  callsOff: "Annonces désactivées",
  callsSettings: "Options des annonces",
  callsTest: "Tester la voix",
  callsTone: "Cet appareil n’a pas de voix française\u00a0: un son la remplace.",
  testLine: "Les annonces sont activées.",
  popOut: "Détacher",
  popIn: "Fermer la fenêtre",
  popNone: "Ce navigateur n’ouvre pas de fenêtre par-dessus le jeu.",
  before: "Annoncé à l’avance",
  beforeOf: { 120: "2 minutes", 10: "10 secondes" },
  soon: {
    120: (name) => `Dans 2 minutes\u00a0: ${name}.`,
    10: (name) => `Dans 10 secondes\u00a0: ${name}.`,
  },
};

export default messages;
