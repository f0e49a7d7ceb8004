import type { PatternMessages } from "./pattern.en.ts";

const messages: PatternMessages = {
  weatherHint: "Eines davon genügt. Keines gewählt: nichts wird gefunden.",
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
  neverHas: (zone, weathers) => `In ${zone} gibt es nie ${weathers}.`,
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
  trueSky: "Über tausend Jahre des echten Himmels",
  expected: "Nach reinem Zufall",
  expectedHint:
    "Exakt, wenn jede Wetterphase für sich aus der Tabelle des Gebiets gezogen würde. Das echte Wetter folgt einer festen Formel, in der Nachbarn zusammenhängen; Muster aus mehreren Phasen können daher bis zu dreimal so selten oder fast doppelt so häufig sein.",
  withoutMine: "Beides ohne deine eigenen Stunden.",
  every: (duration) => `eines alle ${duration}`,
};

export default messages;
