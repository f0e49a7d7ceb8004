import type { AlarmPageMessages } from "./en.ts";

const head: AlarmPageMessages["head"] = {
  title: "Alarme",
  description:
    "Alarme für Notorische Monster und Farmen: einige Minuten vorher und zu Beginn, als Kalenderdatei auch bei geschlossenem Browser.",
};

const messages: AlarmPageMessages = {
  head,
  title: "Alarme",
  eyebrow: "Kein Fenster verpassen",
  lead: "Jeder Alarm klingelt höchstens zweimal: einige Minuten vorher, wie du es einstellst, und zu Beginn.",
  mute: "Klingelmodus",
  muteOn: "Normal",
  muteSilent: "Stumm",
  muteOff: "Aus",
  list: "Deine Alarme",
  none: "Noch keine Alarme. Öffne eine Vorhersage und tippe auf „Alarm“.",
  toForecast: "Vorhersage öffnen",
  add: "Alarm setzen für",
  addButton: "Alarm setzen",
  next: "Nächster Alarm",
  savedSearch: "gespeicherte Suche",
  noneAhead: "Kein Zeitfenster in den nächsten 14 Tagen.",
  ringAt: (day, time) => `${day}, ${time}`,
  inTime: (duration) => `in ${duration}`,
  earlyKind: "Vorwarnung",
  startKind: "Beginn",
  neither: "Beide Signale sind aus.",
  remove: (name) => `Alarm entfernen: ${name}`,
  unknown: (id) => `Die Vorhersage „${id}“ gibt es im Almanach nicht mehr.`,
  test: "Ton ausprobieren",
  testFailed: "Der Browser schaltet diese Seite stumm. Prüfe den Ton des Tabs und die Lautstärke des Geräts.",
  groupSeveral: "Mehrere zusammen",
  groupSingle: "Einzeln",
  watches: (count) => `${count} Zeitfenster in einem Alarm`,
  timers: "Timer für Kills, Hasen und Pötte klingeln ebenfalls:",
  timersLink: "wie sie klingeln",
  promiseTitle: "Was ein Browser versprechen kann",
  promise: [
    "Ein Alarm klingelt nur, wenn der Almanach dann in einem Tab offen ist; ein Tab im Hintergrund genügt. Auch bei mehreren Tabs klingelt er nur einmal.",
    "Browser bremsen Tabs im Hintergrund: Ein Alarm kann bis zu einer Minute zu spät kommen. Eine angehaltene Seite klingelt, sobald sie wieder läuft, und zeigt die Verspätung an.",
    "Bei geschlossenem Browser oder auf einem Handy, das ihn in den Ruhezustand versetzt hat, klingelt nichts. Das kann keine Website ohne Server ändern, und der Almanach hat keinen.",
    "Der sichere Weg ist die Kalenderdatei unten: Dein Kalender erinnert dich selbst, auf jedem Gerät, auf dem er eingerichtet ist.",
  ],
  calendar: "Kalenderdatei",
  calendarLead:
    "Alle Fenster deiner Alarme in den nächsten 14 Tagen, jedes mit seinen Erinnerungen, als Datei zum Importieren. Sie aktualisiert sich nicht selbst, denn der Almanach hat keinen Server: Speichere und importiere sie binnen zwei Wochen erneut. Die meisten Kalender ersetzen Fenster, die sie schon haben, statt sie zu verdoppeln. Manche nutzen eigene Erinnerungen statt der mitgelieferten.",
  calendarButton: "Kalenderdatei speichern",
  calendarName: "Foray Almanac: Alarme",
  saved: "Kalenderdatei gespeichert.",
};

export default messages;
