import type { CodeMessages } from "./en.ts";

const messages: CodeMessages = {
  copy: "Kopieren",
  copied: "Kopiert.",
  copyFailed: "Der Browser hat das Kopieren nicht erlaubt.",
};

export default messages;
