import type { TonightMessages } from "./en.ts";

const operations: TonightMessages["operations"] = { eureka: "Eureka", bozja: "Bozja", occult: "Kreszentia" };

const head: TonightMessages["head"] = {
  title: "Heute Abend: dein Plan",
  description:
    "Deine Zeiten und Wünsche als ein Plan: welche Notorischen Monster und Farmen in den Abend passen und wann es weitergeht, mit Alarmen, Kalender und Discord.",
};

const messages: TonightMessages = {
  head,
  title: "Heute Abend",
  lead: "Welche Fenster in deinen Abend passen, in welcher Reihenfolge und wann du zum nächsten aufbrichst.",
  operations,
  comesIn: (name) => `${name} in`,
  upNow: (name) => `${name} ist gerade da, bleib noch`,
  stops: (count) => (count === 1 ? "1 Station" : `${count} Stationen`),
  summary: (stops, range, way) => `${stops}, ${range}, davon ${way} unterwegs.`,
  wishCount: (count) => (count === 0 ? "noch keine Wünsche" : count === 1 ? "1 Wunsch" : `${count} Wünsche`),
  change: "Zeiten und Wünsche ändern",
  evening: "Abend",
  from: "Von",
  to: "Bis",
  hoursHint: (day) => `Gilt für jeden ${day} und für „Nur wenn ich spielen kann“.`,
  operationsLegend: "Gebiete",
  wishes: "Wünsche",
  noWishes:
    "Ohne Wünsche nimmt der Plan die fünf NMs, für die sich Gruppen sammeln, und die Frontsplitter-Farmen.",
  wish: "Wunsch",
  addWish: "Wunsch hinzufügen",
  removeWish: (name) => `Wunsch entfernen: ${name}`,
  monsters: "Notorische Monster",
  farms: "Kassetten und Logos-Splitter",
  fragments: "Frontsplitter",
  enemies: "Wettergebundene Gegner",
  unmet: "Wünsche ohne Station",
  notUp: (name, range) => `${name} erscheint ${range} nicht.`,
  noRoom: (name, range) =>
    `${name} erscheint ${range}, aber zu kurz oder während du an einer anderen Station bist.`,
  nearest: (windows) => `Davor und danach: ${windows}.`,
  notUpSoon: "In den nächsten 14 Tagen erscheint es nicht.",
  startAt: (time) => `Um ${time} anfangen`,
  endAt: (time) => `Um ${time} aufhören`,
  hoursMoved: (range) => `Dein Abend ist jetzt: ${range}.`,
  holsterWish: "Splitter für",
  holsterHint:
    "Du kannst dir auch die Splitter wünschen, die einem Holster fehlen: Öffne das Holster und tippe auf „Auf die Wunschliste für heute“.",
  toHolsters: "Holster",
  lacked: (fragments, farms) =>
    fragments === 0
      ? "Es fehlt nichts."
      : `${fragments === 1 ? "1 Splitter fehlt" : `${fragments} Splitter fehlen`}, davon aus Wetterfarmen: ${farms}.`,
  travel: "Minuten von Station zu Station",
  fill: "Freie Zeit mit anderen NMs und Frontsplitter-Farmen füllen",
  ruler: "Der Abend nach Stunden",
  setAlarms: (count) =>
    count === 0 ? "Alarme setzen" : count === 1 ? "1 Alarm setzen" : `${count} Alarme setzen`,
  setWishAlarms: (count) =>
    count === 1 ? "1 Alarm für deine Wünsche setzen" : `${count} Alarme für deine Wünsche setzen`,
  alarmsSet: "Alarme gesetzt",
  alarmsGone: "Alarme entfernt.",
  alarmHint: (minutes) => `Alarme klingeln ${minutes === 1 ? "1 Minute" : `${minutes} Minuten`} vorher.`,
  copyDiscord: "Für Discord kopieren",
  calendar: "Alle in den Kalender",
  saved: "Kalenderdatei gespeichert.",
  undo: "Rückgängig",
  isWish: "Wunsch",
  mayBeUsed: "Vielleicht schon weg",
  caution:
    "Bei Stationen mit „Vielleicht schon weg“ gab es kurz davor dasselbe Wetter. Tippe auf den Hinweis, prüfe die niedrigste „Restliche Zeit“ in der Abenteurerliste oder frage nach einem Tracker.",
  window: (range) => `da ${range}`,
  onMap: (name) => `Auf der Karte zeigen: ${name}`,
  drop: (name) => `Auslassen: ${name}`,
  dropped: (name) => `${name} ausgelassen.`,
  choose: "Zur selben Zeit: Wähle eines",
  chooseHint: "Der weitere Plan richtet sich nach deiner Wahl.",
  taken: (name) => `In den Plan aufgenommen: ${name}.`,
  travelTo: (zone) => `Reise nach: ${zone}.`,
  walk: "Weiter zur nächsten Station.",
  wait: (time) => `Warte bis ${time}.`,
  leave: (time) => `Brich um ${time} auf.`,
  boards: "Instanztafeln",
  boardsLead: "Notiere vor Ort, was du siehst: Die Tafel berechnet, wann es wieder erscheinen kann.",
  nothing: "Nichts von deiner Wunschliste erscheint in dieser Zeit.",
  nothingAhead: "Nichts von deiner Wunschliste erscheint in den nächsten sieben Tagen zu deinen Spielzeiten.",
  nextEvening: (day) => `${day} zeigen`,
};

export default messages;
