import type { FinderMessages } from "./en.ts";

const head: FinderMessages["head"] = {
  title: "Wettersuche",
  description:
    "Die besten Stunden zum Farmen oder jeder Moment eines Wettermusters in hundert Jahren, in jedem Gebiet von FINAL FANTASY XIV.",
};

const issues: FinderMessages["issues"] = {
  way: (text) => `„${text}“ ist keine Art zu suchen; hier ist die Suche nach Sessions.`,
  zone: (text) => `Ausgelassen: „${text}“. Bis zu drei vorhandene Gebiete können durchsucht werden.`,
  at: (text) =>
    `„${text}“ ist kein bekannter Beginn; nötig ist ein Datum ab dem 27. August 2013. Gesucht wird ab jetzt.`,
  weights: (text) => `Ausgelassen: „${text}“. Eine Bedingung ist ein Wetter mit einem Gewicht von 0 bis 10.`,
  len: (text) => `Eine Session dauert 15 bis 360 Minuten, nicht „${text}“. Es gelten die üblichen 180.`,
  days: (text) => `Sessions werden über 0,5 bis 28 Tage gesucht, nicht „${text}“. Es gelten die üblichen 7.`,
  weather: (text) => `Ausgelassen: Das Wetter „${text}“ gibt es nicht.`,
  hours: (text) =>
    `„${text}“ sind keine eorzeischen Stunden: nötig sind zwei verschiedene von 0 bis 24. Jede Stunde zählt.`,
  run: (text) => `„${text}“ ist keine Zahl von 1 bis 30. Eine Wetterphase genügt.`,
  local: (text) =>
    `„${text}“ sind keine Stunden eines Tages: nötig sind zwei verschiedene von 0 bis 24. Jede Stunde zählt.`,
  n: (text) => `„${text}“ ist keine Anzahl von 1 bis 200.`,
  ahead: (text) => `„${text}“ ist keine Vorausschau von 1 Tag bis 100 Jahren. Es gilt ein Jahr.`,
};

const patternPart: FinderMessages["patternPart"] = {
  saved: "Gespeicherte Suchen",
  saveAs: "Diese Suche speichern als",
  save: "Suche speichern",
  savedAs: (name) => `Gespeichert: ${name}.`,
  forget: (name) => `Suche löschen: ${name}`,
  savedHint:
    "Eine gespeicherte Suche mit Alarm meldet sich wie jeder andere Alarm, bis zu vierzehn Tage im Voraus.",
  toAlarms: "Alle Alarme",
  weatherHint: "Eines davon genügt. Ohne Auswahl wird nichts gefunden.",
  after: "Wetter unmittelbar davor",
  afterHint: "Keines gewählt: beliebig.",
  hours: "Eorzeische Stunden",
  anyHours: "Jede Stunde",
  night: "Nacht, 18:00 bis 6:00",
  someHours: "Von … bis …",
  hoursFrom: "Von Stunde",
  hoursTo: "bis Stunde",
  run: "Wetterphasen am Stück, mindestens",
  local: "Meine Stunden",
  anyLocal: "Zu jeder Tageszeit",
  someLocal: "Täglich von … bis …",
  mineLocal: "Nur wenn ich spielen kann",
  count: "Ergebnisse",
  ahead: (days) => {
    if (days < 365) return `${days} Tage`;
    const years = Math.round(days / 365.25);
    return years === 1 ? "1 Jahr" : `${years} Jahre`;
  },
  searching: "Suche läuft",
  cancel: "Abbrechen",
  cancelled: "Die Suche wurde abgebrochen.",
  again: "Noch einmal suchen",
  failed: (reason) => `Die Suche ist fehlgeschlagen: ${reason}`,
  took: (span, ms) => `${span} in ${ms} ms durchsucht`,
  impossible: (zone) => `${zone}: Das kann nie eintreten.`,
  neverHas: (zone, weathers) => `${zone} hat dieses Wetter nicht: ${weathers}.`,
  neverFits: "Die Stunden sind zu kurz für so viele Wetterphasen am Stück.",
  always: (zone) =>
    `${zone}: Das sind alle Wetter des Gebiets, zu jeder Stunde. Das Fenster schließt sich nie.`,
  noWeather: "Es ist kein Wetter gewählt. Wähle mindestens eines.",
  next: "Nächste Treffer",
  rarity: "Wie selten",
  found: (count) => `${count} Fenster`,
  share: "aller Wetterphasen haben dieses Wetter",
  meanSeen: "Mittlere Wartezeit zwischen zweien",
  median: "Median der Wartezeit",
  longest: "Längste Wartezeit",
  longestWhen: (from, to) => `${from} bis ${to}`,
  trueSky: "Gemessen über tausend Jahre",
  expected: "Nach reinem Zufall",
  expectedHint:
    "Exakt, wenn jede Wetterphase für sich aus der Tabelle des Gebiets gezogen würde. Das echte Wetter folgt einer festen Formel, in der Nachbarn zusammenhängen; Muster aus mehreren Phasen können daher bis zu dreimal so selten oder fast doppelt so häufig sein.",
  withoutMine: "Beides ohne deine eigenen Stunden.",
  every: (duration) => `eines alle ${duration}`,
};

const messages: FinderMessages = {
  patternPart,
  issues,
  head,
  title: "Wettersuche",
  eyebrow: "Wann lohnt es sich?",
  lead: "Finde die besten Stunden zum Farmen oder den Moment, in dem ein seltenes Wettermuster eintritt: eine Woche oder hundert Jahre im Voraus.",
  way: "Was wird gesucht",
  session: "Eine Session",
  pattern: "Ein Muster",
  sessionLead: "Du hast ein paar Stunden zum Farmen: Wann häuft sich das richtige Wetter?",
  patternLead:
    "Du wartest auf ein bestimmtes Wetter: welches, was davor war, zu welcher Uhrzeit und wie lange es bleibt.",
  zones: "Gebiete",
  zoneNumber: (place) => `Gebiet ${place}`,
  addZone: "Weiteres Gebiet vergleichen",
  removeZone: (zone) => `Entfernen: ${zone}`,
  conditions: "Bedingungen",
  fragmentPreset: "Frontsplitter farmen",
  ownConditions: "Eigene",
  weightOf: (weather) => `Gewicht: ${weather}`,
  less: "weniger",
  more: "mehr",
  length: "Dauer der Session",
  lookAhead: "Vorausschau",
  start: "Ab",
  startNow: "Jetzt",
  startHint: "Deine Ortszeit. Leer: jetzt.",
  startWrong: "Der Beginn muss ein Datum ab dem 27. August 2013 sein.",
  weather: "Gewünschtes Wetter",
  noConditions:
    "Es ist keine Bedingung gewählt, also ist keine Session besser als eine andere. Wähle mindestens eine.",
  none: "Nichts in diesem Zeitraum. Suche weiter voraus oder verlange weniger.",
  best: "Beste Sessions",
  score: "Wertung",
  periods: (count) => (count === 1 ? "1 Wetterphase" : `${count} Wetterphasen`),
  lasts: (duration) => `dauert ${duration}`,
  inTime: (duration) => `in ${duration}`,
  running: "läuft",
  past: "vorbei",
  showOnStrip: (when) => `Auf der Zeitleiste zeigen: ${when}`,
  showMore: (left) => `Mehr zeigen, noch ${left}`,
  strip: "Zeitleiste",
  stripHelp: "Ziehen verschiebt, ebenso die Pfeiltasten. Plus und Minus zoomen, Pos1 führt zum Anfang.",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  earlier: "Früher",
  later: "Später",
  toStart: "Zum Anfang",
  exportCsv: "CSV",
  exportIcs: "Kalender",
  copyText: "Kopieren",
  goodFrom: (from, to) => `guter Beginn von ${from} bis ${to}`,
  nextEvening: "Nächste gute Session am Abend oder Wochenende:",
  nextMine: "Nächste gute Session in deinen Zeiten:",
  scoreHint:
    "Jede Wetterphase zählt mit ihrem Gewicht; jede günstige nach der ersten bringt 2 Punkte extra. Endet die Session mitten in einer Wetterphase, zählen deren Gewicht und Zuschlag nur anteilig.",
  copyDiscord: "Für Discord",
  saved: "Datei gespeichert.",
  shareLink: "Suche teilen",
  shared: "Link kopiert.",
};

export default messages;
