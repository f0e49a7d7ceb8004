import type { WindowMessages } from "./en.ts";

const messages: WindowMessages = {
  nextUp: (left) => `jetzt da, noch ${left}`,
  nextIn: (time) => `in ${time}`,
  allTimes: "Zeiten",
  night: "Nacht",
  ofMob: (name, mob) => `${name}: ${mob}`,
  kill: (name) => `Trigger-Mob: ${name}`,
  killAtNight: (name) => `Trigger-Mob (nur nachts): ${name}`,
  conflict: (weather, range) =>
    `Dasselbe Wetter (${weather}) gab es schon: ${range}. War jemand hier, ist das Monster vielleicht schon weg.`,
  conflictNow: (now, start, time) =>
    `Prüfe die Abenteurerliste: Liegt die niedrigste „Restliche Zeit“ jetzt unter ${now}\u00a0Min. (${start} um ${time}), war die Instanz damals offen. Ein höherer Wert beweist nichts. Frage im /shout nach einem Tracker.`,
  conflictAt: (start, time) =>
    `Prüfe die Abenteurerliste um ${time}: Liegt die niedrigste „Restliche Zeit“ unter ${start}\u00a0Min., war die Instanz damals offen. Ein höherer Wert beweist nichts. Frage im /shout nach einem Tracker.`,
  conflictLater: (after, start, time) =>
    `Prüfe die Abenteurerliste nach ${after}: Liegt die niedrigste „Restliche Zeit“ um ${time} unter ${start}\u00a0Min., war die Instanz damals offen. Ein höherer Wert beweist nichts. Frage im /shout nach einem Tracker.`,
  conflictAdjoining: (weather, range) =>
    `Das Wetter (${weather}) gab es im Zeitraum ${range}, nahtlos bis in dieses Fenster. War in dieser Zeit jemand hier, kann das Monster schon erschienen sein; in der Abenteurerliste ist das nicht zu sehen. Frage im /shout oder nach einem Tracker.`,
  warn: (minutes) =>
    `niedrigste „Restliche Zeit“ prüfen: zu Beginn mind. ${minutes}\u00a0Min.; nach Tracker fragen`,
  warnAdjoining: "gleiches Wetter direkt davor: nach Tracker fragen",
  cut: (kept, total) => `${kept} von ${total}`,
  copied: "Kopiert.",
  copiedSome: (kept, total) => `${kept} von ${total} kopiert: Eine Discord-Nachricht fasst 2.000 Zeichen.`,
  copyFailed: "Dein Browser hat das Kopieren blockiert.",
};

export default messages;
