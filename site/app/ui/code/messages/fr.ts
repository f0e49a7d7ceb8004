import type { CodeMessages } from "./en.ts";

const messages: CodeMessages = {
  copy: "Copier",
  copied: "Copié.",
  copyFailed: "Votre navigateur a bloqué la copie. Sélectionnez le code et copiez-le.",
};

export default messages;
