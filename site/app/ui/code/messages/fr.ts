import type { CodeMessages } from "./en.ts";

const messages: CodeMessages = {
  copy: "Copier",
  copied: "Copié.",
  copyFailed: "Le navigateur n’a pas permis la copie.",
};

export default messages;
