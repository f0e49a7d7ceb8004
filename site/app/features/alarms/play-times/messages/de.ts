import type { PlayTimesMessages } from "./en.ts";

const messages: PlayTimesMessages = {
  toggle: "Nur wenn ich spielen kann",
  edit: "Meine Spielzeiten",
  title: "Wann ich spielen kann",
  lead: "Deine Spielzeiten in der Woche, in Ortszeit. Ein Fenster zählt, wenn mindestens fünf Minuten davon hineinfallen. Gespeichert werden sie nur in diesem Browser.",
  days: "Tage",
  from: "Von",
  to: "Bis",
  nextDay: "endet am nächsten Tag",
  add: "Spielzeit hinzufügen",
  remove: (range) => `${range} entfernen`,
  usual: "Abends und am Wochenende",
  none: "Keine Spielzeiten eingetragen, also wird jedes Fenster gezeigt.",
  noDay: "Wähle mindestens einen Tag.",
  close: "Schließen",
  done: "Fertig",
};

export default messages;
