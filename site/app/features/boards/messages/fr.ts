import type { TimerMessages } from "./en.ts";

const messages: TimerMessages = {
  appeared: "Vient d’apparaître",
  killed: "Vient de mourir",
  appearedAt: (time) => `Apparu à ${time}`,
  upAt: (time) => `Présent à ${time}`,
  killedAt: (killed, appeared) => `Mort à ${killed}, donc apparu vers ${appeared}`,
  backIn: (duration, time) => `réapparaît au plus tôt dans ${duration}, à ${time}`,
  mayBeBack: (time) => `peut-être là depuis ${time}`,
  undo: "Annuler le minuteur",
  alarm: "Alarme",
  copy: "Copier pour le chat",
  copied: "Copié.",
  copyFailed: "Votre navigateur a bloqué la copie.",
  line: (name, appeared, back) => `${name}\u00a0: apparu à ${appeared}, retour possible dès ${back}`,
  lineAssumed: (name, appeared, back) =>
    `${name}\u00a0: apparu vers ${appeared}, retour possible dès ${back} environ`,
  started: (name) => `Minuteur lancé : ${name}.`,
};

export default messages;
