import type { PartMessages } from "./en.ts";

const messages: PartMessages = {
  notLoaded:
    "Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.",
  reload: "Recharger",
};

export default messages;
