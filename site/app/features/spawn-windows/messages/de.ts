import type { WindowMessages } from "./en.ts";

const messages: WindowMessages = {
  nextUp: (left) => `jetzt da, noch ${left}`,
  nextIn: (time) => `in ${time}`,
  allTimes: "Zeiten",
  night: "Nacht",
  ofMob: (name, mob) => `${name}: ${mob}`,
  kill: (name) => `Auslöser (töten): ${name}`,
  killAtNight: (name) => `Auslöser (nachts töten): ${name}`,
  conflict: (minutes) => `Nur in einer Instanz, die zu Beginn noch mindestens ${minutes} Min. hat`,
  conflictNew: "Nur in einer neuen Instanz",
  warn: (minutes) => `nur mit mindestens ${minutes} Min. Restzeit zu Beginn`,
  warnNew: "nur in neuer Instanz",
  cut: (kept, total) => `${kept} von ${total}`,
  copied: "Kopiert.",
  copiedSome: (kept, total) => `${kept} von ${total} kopiert: Eine Discord-Nachricht fasst 2.000 Zeichen.`,
  copyFailed: "Der Browser hat das Kopieren nicht erlaubt.",
};

export default messages;
