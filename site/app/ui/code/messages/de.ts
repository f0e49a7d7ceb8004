import type { CodeMessages } from "./en.ts";

const messages: CodeMessages = {
  copy: "Kopieren",
  copied: "Kopiert.",
  copyFailed: "Dein Browser hat das Kopieren blockiert. Markiere den Code und kopiere ihn selbst.",
};

export default messages;
