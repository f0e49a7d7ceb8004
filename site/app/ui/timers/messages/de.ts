import type { TimerMessages } from "./en.ts";

const messages: TimerMessages = {
  killed: "Gerade besiegt",
  killedAt: (time) => `Besiegt um ${time}`,
  backIn: (duration, time) => `frühestens wieder in ${duration}, um ${time}`,
  mayBeBack: (time) => `kann seit ${time} wieder da sein`,
  undo: "Timer zurücknehmen",
  copy: "Für den Chat kopieren",
  copied: "Kopiert.",
  copyFailed: "Der Browser hat das Kopieren nicht erlaubt.",
  line: (name, killed, back) => `${name}: besiegt ${killed}, wieder ab ${back}`,
  started: (name) => `Timer gestartet: ${name}.`,
};

export default messages;
