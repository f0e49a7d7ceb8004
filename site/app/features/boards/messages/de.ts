import type { TimerMessages } from "./en.ts";

const messages: TimerMessages = {
  appeared: "Gerade erschienen",
  killed: "Gerade besiegt",
  appearedAt: (time) => `Erschienen um ${time}`,
  upAt: (time) => `Da um ${time}`,
  killedAt: (killed, appeared) => `Besiegt um ${killed}, erschienen also gegen ${appeared}`,
  backIn: (duration, time) => `erscheint frühestens in ${duration}, um ${time}`,
  mayBeBack: (time) => `vielleicht da seit ${time}`,
  undo: "Timer rückgängig machen",
  alarm: "Alarm",
  copy: "Für den Chat kopieren",
  copied: "Kopiert.",
  copyFailed: "Dein Browser hat das Kopieren blockiert.",
  line: (name, appeared, back) => `${name}: erschienen um ${appeared}, wieder ab ${back}`,
  lineAssumed: (name, appeared, back) => `${name}: erschienen gegen ${appeared}, wieder etwa ab ${back}`,
  started: (name) => `Timer gestartet: ${name}.`,
};

export default messages;
