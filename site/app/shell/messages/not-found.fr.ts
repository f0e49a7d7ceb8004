import type { NotFoundMessages } from "./not-found.en.ts";

const messages: NotFoundMessages = {
  title: "Sur aucune carte",
  text: (path) => `Aucune page ne se trouve à ${path}.`,
  closest: "Pages proches",
  home: "Retour à l’accueil",
};

export default messages;
