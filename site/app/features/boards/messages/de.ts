import type { TimerMessages } from "./en.ts";

const messages: TimerMessages = {
  killed: "Gerade besiegt",
  killedAt: (time) => `Besiegt um ${time}`,
  backIn: (duration, time) => `erscheint frühestens in ${duration}, um ${time}`,
  mayBeBack: (time) => `vielleicht da seit ${time}`,
  undo: "Timer rückgängig machen",
  copy: "Für den Chat kopieren",
  copied: "Kopiert.",
  copyFailed: "Dein Browser hat das Kopieren blockiert.",
  line: (name, killed, back) => `${name}: besiegt ${killed}, wieder ab ${back}`,
  started: (name) => `Timer gestartet: ${name}.`,
};

export default messages;
