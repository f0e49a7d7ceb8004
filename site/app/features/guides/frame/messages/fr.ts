import type { GuideShellMessages } from "./en.ts";

const messages: GuideShellMessages = {
  first: "Pour commencer",
  pages: "Pages de ce guide",
  chart: (map) => `Ouvrir la carte : ${map}`,
  missing: (page) => `Ce guide n’a pas de page « ${page} ». Cherchiez-vous l’une de celles-ci ?`,
  fights: "Combats",
  loading: "Chargement…",
  what: "Donnée",
  value: "Valeur",
  quests: "Quêtes",
  passcode: "Mot de passe",
  passcodeText: (leaders, main) =>
    `chefs d’équipe : ${leaders} min avant ; équipes principales : ${main} min avant`,
  party: "Équipe",
  partyText: (size, tank, healer, dps) =>
    `${size} : ${tank} ${/^[01](,|$)/.test(tank) ? "tank" : "tanks"}, ${healer} ${/^[01](,|$)/.test(healer) ? "soigneur" : "soigneurs"}, ${dps} DPS`,
};

export default messages;
