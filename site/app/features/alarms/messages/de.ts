import type { AlarmMessages } from "./en.ts";

const messages: AlarmMessages = {
  set: "Alarm",
  on: "Alarm an",
  title: (name) => `Alarm: ${name}`,
  early: "Vorwarnung",
  earlyNone: "keine",
  earlyMinutes: (minutes) => (minutes === 1 ? "1 Minute vorher" : `${minutes} Minuten vorher`),
  start: "Zu Beginn klingeln",
  remove: "Alarm entfernen",
  removed: "Alarm entfernt.",
  done: "Fertig",
  close: "Schließen",
  all: "Alle Alarme",
  added: (name) => `Alarm gesetzt: ${name}.`,
  promise:
    "Er klingelt nur, wenn der Almanach dann in einem Tab offen ist. Bei geschlossenem Browser klingelt nichts: Dafür gibt es die Kalenderdatei auf der Seite „Alarme“.",
  allowed: "Benachrichtigungen sind erlaubt.",
  deniedShort: "Benachrichtigungen sind blockiert",
  denied:
    "Dein Browser blockiert Benachrichtigungen des Almanachs. Alarme erscheinen trotzdem auf der offenen Seite und klingeln; erlaube Benachrichtigungen in den Website-Einstellungen des Browsers, um sie überall zu sehen.",
  unsupportedShort: "Keine Benachrichtigungen in diesem Browser",
  unsupported:
    "Dieser Browser kennt keine Benachrichtigungen für Webseiten. Alarme erscheinen auf der offenen Seite und klingeln.",
  homeScreenShort: "Benachrichtigungen nur vom Home-Bildschirm",
  homeScreen:
    "Auf iPhone und iPad sendet der Almanach Benachrichtigungen nur vom Home-Bildschirm aus: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, öffne ihn von dort und erlaube Benachrichtigungen. Bis dahin erscheinen Alarme auf der offenen Seite und klingeln.",
  ask: "Benachrichtigungen erlauben",
  ringEarly: (duration, time) => `in ${duration}, um ${time}`,
  ringStart: (time) => `jetzt, bis ${time}`,
  ringLate: (duration, time) =>
    `seit ${time}. Dieser Alarm kommt ${duration} zu spät: Die Seite war angehalten oder geschlossen.`,
  ringOver: (duration, time) =>
    `war um ${time} und ist vorbei. Dieser Alarm kommt ${duration} zu spät: Die Seite war angehalten oder geschlossen.`,
  ringRow: (name, time, zone) => `${time} ${name}, ${zone}`,
  dismiss: "Schließen",
  open: "Vorhersage öffnen",
  openTimers: "Timer öffnen",
  timerEarly: {
    monster: (duration, time) => `erscheint frühestens in ${duration}, um ${time}`,
    bunny: (duration, time) => `kann ab ${time} erscheinen, in ${duration}`,
    pot: (duration, time) => `beginnt in ${duration}, um ${time}`,
    encounter: (duration, time) => `kann ab ${time} wieder ausgelöst werden, in ${duration}`,
    tower: (duration, time) => `Anmeldung ab ${time} möglich, in ${duration}`,
  },
  timerDue: {
    monster: "kann jetzt da sein",
    bunny: (latest) => `kann jetzt da sein, spätestens um ${latest}`,
    pot: "beginnt jetzt",
    encounter: (latest) => `kann jetzt ausgelöst werden; von allein ab ${latest}`,
    tower: "die Anmeldung kann jetzt beginnen",
  },
  timerLate: {
    monster: (duration, time) =>
      `kann seit ${time} da sein. Dieser Alarm kommt ${duration} zu spät: Die Seite war angehalten oder geschlossen.`,
    bunny: (duration, time) =>
      `kann seit ${time} da sein. Dieser Alarm kommt ${duration} zu spät: Die Seite war angehalten oder geschlossen.`,
    pot: (duration, time) =>
      `hat um ${time} begonnen. Dieser Alarm kommt ${duration} zu spät: Die Seite war angehalten oder geschlossen.`,
    encounter: (duration, time) =>
      `kann seit ${time} ausgelöst werden. Dieser Alarm kommt ${duration} zu spät: Die Seite war angehalten oder geschlossen.`,
    tower: (duration, time) =>
      `die Anmeldung kann seit ${time} offen sein. Dieser Alarm kommt ${duration} zu spät: Die Seite war angehalten oder geschlossen.`,
  },
  rings: "Alarme",
};

export default messages;
