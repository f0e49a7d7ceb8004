import type { TimerMessages } from "./en.ts";

const messages: TimerMessages = {
  killed: "Vaincu à l’instant",
  killedAt: (time) => `Vaincu à ${time}`,
  backIn: (duration, time) => `de retour au plus tôt dans ${duration}, à ${time}`,
  mayBeBack: (time) => `peut être de retour depuis ${time}`,
  undo: "Annuler le minuteur",
  copy: "Copier pour le chat",
  copied: "Copié.",
  copyFailed: "Le navigateur n’a pas permis la copie.",
  line: (name, killed, back) => `${name} : vaincu ${killed}, de retour dès ${back}`,
  started: (name) => `Minuteur lancé : ${name}.`,
};

export default messages;
