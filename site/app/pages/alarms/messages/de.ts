import type { AlarmPageMessages } from "./en.ts";

const messages: AlarmPageMessages = {
  title: "Alarme",
  eyebrow: "Kein Fenster verpassen",
  lead: "Jeder Alarm läutet höchstens zweimal: vorab um so viele Minuten, wie du wählst, und zum Beginn.",
  mute: "Was läutet",
  muteOn: "Alles",
  muteSilent: "Alles außer dem Ton",
  muteOff: "Nichts",
  list: "Deine Alarme",
  none: "Noch keine Alarme. Öffne eine Vorhersage und drücke auf Alarm.",
  toForecast: "Zur Vorhersage",
  add: "Alarm setzen für",
  addButton: "Alarm setzen",
  next: "Nächstes Läuten",
  noneAhead: "Kein Fenster in den nächsten 14 Tagen.",
  ringAt: (day, time) => `${day}, ${time}`,
  inTime: (duration) => `in ${duration}`,
  earlyKind: "Vorwarnung",
  startKind: "Beginn",
  neither: "Beide Signale sind aus.",
  remove: (name) => `Alarm entfernen: ${name}`,
  unknown: (id) => `Den Filter „${id}“ kennt der Almanach nicht mehr.`,
  test: "Ton ausprobieren",
  testFailed: "Der Browser hält diese Seite stumm. Prüfe den Ton des Tabs und die Lautstärke des Geräts.",
  promiseTitle: "Was ein Browser versprechen kann",
  promise: [
    "Ein Alarm läutet, solange der Almanach in irgendeinem Tab offen ist, auch im Hintergrund. Bei mehreren Tabs läutet er trotzdem nur einmal.",
    "Ein Tab im Hintergrund wird vom Browser gebremst: Ein Läuten kann bis zu einer Minute zu spät kommen. Eine Seite, die schlief, läutet beim Aufwachen und sagt, wie spät sie dran ist.",
    "Bei geschlossenem Browser, oder auf einem Telefon, das ihn schlafen gelegt hat, läutet nichts. Das kann keine Website ohne Server ändern, und der Almanach hat keinen.",
    "Der sichere Weg ist die Kalenderdatei unten: Dein Kalender läutet von selbst, auf jedem Gerät, auf dem er ist.",
  ],
  calendar: "Kalenderdatei",
  calendarLead:
    "Alle Fenster deiner Alarme in den nächsten 14 Tagen, jedes mit seinen Erinnerungen. Importiere sie nächste Woche erneut: Dieselben Fenster werden ersetzt, nicht verdoppelt.",
  calendarButton: "Kalenderdatei speichern",
  calendarName: "Foray Almanac Alarme",
  saved: "Kalenderdatei gespeichert.",
};

export default messages;
