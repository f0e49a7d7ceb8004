import type { GuideShellMessages } from "./en.ts";

const messages: GuideShellMessages = {
  first: "D’abord",
  pages: "Pages de ce guide",
  chart: (map) => `Ouvrir la carte : ${map}`,
  missing: (page) => `Ce guide n’a pas de page « ${page} ». Cherchiez-vous l’une de celles-ci ?`,
  loading: "Chargement…",
};

export default messages;
