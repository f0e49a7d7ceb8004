import type { ForecastHead } from "./head.en.ts";

const messages: ForecastHead = {
  collectionText: (text) => `${text} Heures de votre fuseau, à la seconde près.`,
  night: "nuit",
  title: (name) => `${name} : prochaines apparitions`,
  text: (name, zone, when) =>
    `${name} en ${zone} (${when}) : les prochaines fenêtres, avec compte à rebours, heure locale et heure d’Éorzéa.`,
};

export default messages;
