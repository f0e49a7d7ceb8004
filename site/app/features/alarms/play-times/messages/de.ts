import type { PlayTimesMessages } from "./en.ts";

const messages: PlayTimesMessages = {
  toggle: "Nur wenn ich spielen kann",
  edit: "Meine Stunden",
  title: "Wann ich spielen kann",
  lead: "Stunden deiner Woche nach deiner eigenen Uhr. Ein Fenster zählt, wenn mindestens fünf Minuten davon hineinfallen. Bleibt nur in diesem Browser.",
  days: "Tage",
  from: "Von",
  to: "Bis",
  nextDay: "endet am nächsten Tag",
  add: "Stunden hinzufügen",
  remove: (range) => `${range} entfernen`,
  usual: "Abends und am Wochenende",
  none: "Keine Stunden eingetragen, also wird nichts ausgelassen.",
  noDay: "Wähle mindestens einen Tag.",
  close: "Schließen",
  done: "Fertig",
};

export default messages;
