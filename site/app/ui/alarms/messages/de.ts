import type { AlarmMessages } from "./en.ts";

const messages: AlarmMessages = {
  set: "Alarm",
  on: "Alarm an",
  title: (name) => `Alarm: ${name}`,
  early: "Vorwarnung",
  earlyNone: "keine",
  earlyMinutes: (minutes) => (minutes === 1 ? "1 Minute vorher" : `${minutes} Minuten vorher`),
  start: "Zum Beginn läuten",
  remove: "Alarm entfernen",
  removed: "Alarm entfernt.",
  done: "Fertig",
  close: "Schließen",
  all: "Alle Alarme",
  added: (name) => `Alarm gesetzt: ${name}.`,
  promise:
    "Er läutet, solange der Almanach in einem Tab offen ist, in diesem oder einem anderen. Ein geschlossener Browser läutet nicht: Dafür gibt es die Kalenderdatei deiner Alarme.",
  allowed: "Benachrichtigungen sind erlaubt.",
  deniedShort: "Benachrichtigungen sind blockiert",
  denied:
    "Dieser Browser verweigert dem Almanach Benachrichtigungen. Alarme erscheinen trotzdem in der offenen Seite und läuten; erlaube Benachrichtigungen in den Website-Einstellungen des Browsers, um sie überall zu sehen.",
  unsupportedShort: "Keine Benachrichtigungen in diesem Browser",
  unsupported:
    "Dieser Browser kennt keine Benachrichtigungen für Webseiten. Alarme erscheinen in der offenen Seite und läuten.",
  ask: "Benachrichtigungen erlauben",
  ringEarly: (duration, time) => `in ${duration}, um ${time}`,
  ringStart: (time) => `jetzt, bis ${time}`,
  ringLate: (duration, time) =>
    `seit ${time}. Dieses Läuten kommt ${duration} zu spät: Die Seite schlief oder war zu.`,
  ringOver: (duration, time) =>
    `war um ${time} und ist vorbei. Dieses Läuten kommt ${duration} zu spät: Die Seite schlief oder war zu.`,
  dismiss: "Schließen",
  open: "Vorhersage öffnen",
  openTimers: "Timer öffnen",
  timerEarly: {
    monster: (duration, time) => `frühestens wieder in ${duration}, um ${time}`,
    bunny: (duration, time) => `kann in ${duration} zurück sein, ab ${time}`,
    pot: (duration, time) => `beginnt in ${duration}, um ${time}`,
    encounter: (duration, time) => `kann in ${duration} wiederkommen, um ${time}`,
    tower: (duration, time) => `Anmeldung vielleicht in ${duration}, um ${time}`,
  },
  timerDue: {
    monster: "kann jetzt wieder da sein",
    bunny: (latest) => `kann jetzt zurück sein, spätestens um ${latest}`,
    pot: "beginnt jetzt",
    encounter: (latest) => `kann jetzt gerufen werden; von selbst ab ${latest}`,
    tower: "die Anmeldung kann jetzt beginnen",
  },
  timerLate: {
    monster: (duration, time) =>
      `kann seit ${time} wieder da sein. Dieses Läuten kommt ${duration} zu spät: Die Seite schlief oder war zu.`,
    bunny: (duration, time) =>
      `kann seit ${time} zurück sein. Dieses Läuten kommt ${duration} zu spät: Die Seite schlief oder war zu.`,
    pot: (duration, time) =>
      `hat um ${time} begonnen. Dieses Läuten kommt ${duration} zu spät: Die Seite schlief oder war zu.`,
    encounter: (duration, time) =>
      `kann seit ${time} wiederkommen. Dieses Läuten kommt ${duration} zu spät: Die Seite schlief oder war zu.`,
    tower: (duration, time) =>
      `die Anmeldung kann seit ${time} offen sein. Dieses Läuten kommt ${duration} zu spät: Die Seite schlief oder war zu.`,
  },
  rings: "Alarme",
};

export default messages;
