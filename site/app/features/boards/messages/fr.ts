import type { TimerMessages } from "./en.ts";

const messages: TimerMessages = {
  killed: "Vient de mourir",
  killedAt: (time) => `Mort à ${time}`,
  backIn: (duration, time) => `réapparaît au plus tôt dans ${duration}, à ${time}`,
  mayBeBack: (time) => `peut-être là depuis ${time}`,
  undo: "Annuler le minuteur",
  copy: "Copier pour le chat",
  copied: "Copié.",
  copyFailed: "Votre navigateur a bloqué la copie.",
  line: (name, killed, back) => `${name} : mort à ${killed}, réapparaît dès ${back}`,
  started: (name) => `Minuteur lancé : ${name}.`,
};

export default messages;
