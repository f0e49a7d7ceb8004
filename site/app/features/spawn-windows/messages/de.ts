import type { WindowMessages } from "./en.ts";

const messages: WindowMessages = {
  nextUp: (left) => `jetzt da, noch ${left}`,
  nextIn: (time) => `in ${time}`,
  allTimes: "Zeiten",
  night: "Nacht",
  ofMob: (name, mob) => `${name}: ${mob}`,
  kill: (name) => `Auslöser (töten): ${name}`,
  killAtNight: (name) => `Auslöser (nachts töten): ${name}`,
  conflict: (weather, range) =>
    `Das Wetter (${weather}) gab es auch ${range}. War da jemand hier, kann das Monster schon erschienen sein.`,
  conflictNow: (now, start, time) =>
    `Prüf die Abenteurerliste: Liegt die niedrigste Restliche Zeit jetzt unter ${now} Min. (unter ${start} um ${time}), war die Instanz damals offen. Eine höhere beweist nichts. Frag im /shout oder sieh in einen Tracker.`,
  conflictAt: (start, time) =>
    `Prüf die Abenteurerliste um ${time}: Liegt die niedrigste Restliche Zeit unter ${start} Min., war die Instanz damals offen. Eine höhere beweist nichts. Frag im /shout oder sieh in einen Tracker.`,
  conflictLater: (after, start, time) =>
    `Prüf die Abenteurerliste nach ${after}: Liegt die niedrigste Restliche Zeit um ${time} unter ${start} Min., war die Instanz damals offen. Eine höhere beweist nichts. Frag im /shout oder sieh in einen Tracker.`,
  conflictAdjoining: (weather, range) =>
    `Das Wetter (${weather}) gab es ${range}, nahtlos bis in dieses Fenster. War da jemand hier, kann das Monster schon erschienen sein; an einer Restzeit ist das nicht zu sehen. Frag im /shout oder sieh in einen Tracker.`,
  warn: (minutes) => `niedrigste Restzeit prüfen: zu Beginn ${minutes}+, nach Tracker fragen`,
  warnAdjoining: "gleiches Wetter direkt davor: nach Tracker fragen",
  cut: (kept, total) => `${kept} von ${total}`,
  copied: "Kopiert.",
  copiedSome: (kept, total) => `${kept} von ${total} kopiert: Eine Discord-Nachricht fasst 2.000 Zeichen.`,
  copyFailed: "Der Browser hat das Kopieren nicht erlaubt.",
};

export default messages;
